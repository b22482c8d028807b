import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { agencia } from '../../db/schema/agencia.ts';
import { sessao, usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { removePresencesOf, removePresencesOfUser } from '../../events/data/presences.ts';
import { digest, newToken } from '../token.ts';
import { type UserWithoutPasswords, withoutPasswords } from './passwords.ts';

type Lifetime = Pick<Config, 'sessionHours' | 'sessionIdleMinutes'>;
type Opening = Lifetime & Pick<Config, 'sessionsPerPerson'>;

/** A row of the table of sessions. */
export type SessionRow = typeof sessao.$inferSelect;

/** The session of a call: its user and agency. */
export interface Session {
  readonly usuario: UserWithoutPasswords;
  readonly agencia: typeof agencia.$inferSelect;
}

/** The last use is stored at most once a minute: not every read needs a write. */
const USE_GRAIN_MS = 60_000;

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Whose session is opened, and from where. */
export interface Opener {
  readonly usuarioId: string;
  /** The caller's address. */
  readonly address: string;
  /** The header `User-Agent`. */
  readonly program: string | undefined;
}

/** Enough of a header `User-Agent` to recognise the browser. */
const PROGRAM_LENGTH = 255;

/** Opens a session and returns its token, which only the caller keeps. Beyond the most of a person, the session that was not used for longest ends. */
export async function openSession(
  db: Queryable,
  { usuarioId, address, program }: Opener,
  now: Date,
  { sessionHours, sessionIdleMinutes, sessionsPerPerson }: Opening,
): Promise<string> {
  const token = newToken();
  const tokenHash = digest(token);
  await db.insert(sessao).values({
    tokenHash,
    usuarioId,
    criadaEm: now,
    expiraEm: hoursAfter(now, sessionHours),
    ultimoUso: now,
    endereco: address,
    programa: program?.slice(0, PROGRAM_LENGTH) ?? null,
  });
  await db.delete(sessao).where(or(lt(sessao.expiraEm, now), lt(sessao.ultimoUso, minutesBefore(now, sessionIdleMinutes))));
  const others = db
    .select({ hash: sessao.tokenHash })
    .from(sessao)
    .where(and(eq(sessao.usuarioId, usuarioId), ne(sessao.tokenHash, tokenHash)))
    .orderBy(desc(sessao.ultimoUso), desc(sessao.criadaEm))
    .offset(sessionsPerPerson - 1);
  await db.delete(sessao).where(inArray(sessao.tokenHash, others));
  return token;
}

/**
 * What a use of the session changes in its row; undefined for nothing. A session from a clock that was set back since begins anew: it lasts
 * no longer than any other.
 */
function usedNow({ criadaEm, ultimoUso }: SessionRow, now: Date, { sessionHours }: Lifetime) {
  if (criadaEm > now) return { criadaEm: now, expiraEm: hoursAfter(now, sessionHours), ultimoUso: now };
  const stale = ultimoUso > now || now.getTime() - ultimoUso.getTime() >= USE_GRAIN_MS;
  return stale ? { ultimoUso: now } : undefined;
}

/** The condition of a session that has not ended, by its age and its last use. */
export function isOpen(now: Date, { sessionIdleMinutes }: Lifetime) {
  return and(gt(sessao.expiraEm, now), gt(sessao.ultimoUso, minutesBefore(now, sessionIdleMinutes)));
}

/** The session of a token; undefined when no session has it, it expired, or its user was deactivated. */
export async function findSession(db: Queryable, token: string, now: Date, lifetime: Lifetime): Promise<Session | undefined> {
  const tokenHash = digest(token);
  const [row] = await db
    .select({ usuario, agencia, sessao })
    .from(sessao)
    .innerJoin(usuario, eq(usuario.id, sessao.usuarioId))
    .innerJoin(agencia, eq(agencia.id, usuario.agenciaId))
    .where(and(eq(sessao.tokenHash, tokenHash), isOpen(now, lifetime), eq(usuario.ativo, true)));
  if (!row) return undefined;
  const use = usedNow(row.sessao, now, lifetime);
  if (use) await db.update(sessao).set(use).where(eq(sessao.tokenHash, tokenHash));
  return { usuario: withoutPasswords(row.usuario), agencia: row.agencia };
}

/** Ends the session of a token, and with it what its pages have open; an unknown one is no error. */
export async function closeSession(db: Queryable, token: string): Promise<void> {
  const tokenHash = digest(token);
  await db.delete(sessao).where(eq(sessao.tokenHash, tokenHash));
  await removePresencesOf(db, tokenHash);
}

/** The open sessions of a user, the one that was used last first. @see B-068 */
export function openSessions(db: Queryable, usuarioId: string, now: Date, lifetime: Lifetime): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessao)
    .where(and(eq(sessao.usuarioId, usuarioId), isOpen(now, lifetime)))
    .orderBy(desc(sessao.ultimoUso), desc(sessao.criadaEm));
}

/** Ends the sessions of a user except that of a token; returns how many were open. @see B-068 */
export async function closeOtherSessions(db: Queryable, usuarioId: string, token: string, now: Date, lifetime: Lifetime): Promise<number> {
  const tokenHash = digest(token);
  const others = (await openSessions(db, usuarioId, now, lifetime)).filter((one) => one.tokenHash !== tokenHash);
  await db.delete(sessao).where(and(eq(sessao.usuarioId, usuarioId), ne(sessao.tokenHash, tokenHash)));
  await removePresencesOfUser(db, usuarioId, tokenHash);
  return others.length;
}
