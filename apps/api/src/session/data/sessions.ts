import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { agencia } from '../../db/schema/agencia.ts';
import { sessao, usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { digest, newToken } from '../token.ts';

type Lifetime = Pick<Config, 'sessionHours' | 'sessionIdleMinutes'>;
type Opening = Lifetime & Pick<Config, 'sessionsPerPerson'>;

/** The session of a call: its user and agency. */
export interface Session {
  readonly usuario: Omit<typeof usuario.$inferSelect, 'senhaHash'>;
  readonly agencia: typeof agencia.$inferSelect;
}

/** The last use is stored at most once a minute: not every read needs a write. */
const USE_GRAIN_MS = 60_000;

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Opens a session and returns its token, which only the caller keeps. Beyond the most of a person, the session that was not used for longest ends. */
export async function openSession(
  db: Queryable,
  usuarioId: string,
  now: Date,
  { sessionHours, sessionIdleMinutes, sessionsPerPerson }: Opening,
): Promise<string> {
  const token = newToken();
  const tokenHash = digest(token);
  await db.insert(sessao).values({ tokenHash, usuarioId, criadaEm: now, expiraEm: hoursAfter(now, sessionHours), ultimoUso: now });
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
function usedNow({ criadaEm, ultimoUso }: typeof sessao.$inferSelect, now: Date, { sessionHours }: Lifetime) {
  if (criadaEm > now) return { criadaEm: now, expiraEm: hoursAfter(now, sessionHours), ultimoUso: now };
  const stale = ultimoUso > now || now.getTime() - ultimoUso.getTime() >= USE_GRAIN_MS;
  return stale ? { ultimoUso: now } : undefined;
}

/** The session of a token; undefined when no session has it, it expired, or its user was deactivated. */
export async function findSession(db: Queryable, token: string, now: Date, lifetime: Lifetime): Promise<Session | undefined> {
  const tokenHash = digest(token);
  const [row] = await db
    .select({ usuario, agencia, sessao })
    .from(sessao)
    .innerJoin(usuario, eq(usuario.id, sessao.usuarioId))
    .innerJoin(agencia, eq(agencia.id, usuario.agenciaId))
    .where(
      and(
        eq(sessao.tokenHash, tokenHash),
        gt(sessao.expiraEm, now),
        gt(sessao.ultimoUso, minutesBefore(now, lifetime.sessionIdleMinutes)),
        eq(usuario.ativo, true),
      ),
    );
  if (!row) return undefined;
  const use = usedNow(row.sessao, now, lifetime);
  if (use) await db.update(sessao).set(use).where(eq(sessao.tokenHash, tokenHash));
  const { senhaHash: _, ...person } = row.usuario;
  return { usuario: person, agencia: row.agencia };
}

/** Ends the session of a token; an unknown one is no error. */
export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessao).where(eq(sessao.tokenHash, digest(token)));
}
