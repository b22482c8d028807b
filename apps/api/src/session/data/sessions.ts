import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { agencia } from '../../db/schema/agencia.ts';
import { sessao, usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { digest, newToken } from '../token.ts';

type Lifetime = Pick<Config, 'sessionHours' | 'sessionIdleMinutes'>;

/** The session of a call: its user and agency. */
export interface Session {
  readonly usuario: Omit<typeof usuario.$inferSelect, 'senhaHash'>;
  readonly agencia: typeof agencia.$inferSelect;
}

/** The last use is stored at most once a minute: not every read needs a write. */
const USE_GRAIN_MS = 60_000;

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Opens a session and returns its token, which only the caller keeps. */
export async function openSession(
  db: Queryable,
  usuarioId: string,
  now: Date,
  { sessionHours, sessionIdleMinutes }: Lifetime,
): Promise<string> {
  const token = newToken();
  const expiraEm = new Date(now.getTime() + sessionHours * 3_600_000);
  await db.insert(sessao).values({ tokenHash: digest(token), usuarioId, criadaEm: now, expiraEm, ultimoUso: now });
  await db.delete(sessao).where(or(lt(sessao.expiraEm, now), lt(sessao.ultimoUso, minutesBefore(now, sessionIdleMinutes))));
  return token;
}

/** The session of a token; undefined when no session has it, it expired, or its user was deactivated. */
export async function findSession(db: Queryable, token: string, now: Date, { sessionIdleMinutes }: Lifetime): Promise<Session | undefined> {
  const tokenHash = digest(token);
  const [row] = await db
    .select({ usuario, agencia, ultimoUso: sessao.ultimoUso })
    .from(sessao)
    .innerJoin(usuario, eq(usuario.id, sessao.usuarioId))
    .innerJoin(agencia, eq(agencia.id, usuario.agenciaId))
    .where(
      and(
        eq(sessao.tokenHash, tokenHash),
        gt(sessao.expiraEm, now),
        gt(sessao.ultimoUso, minutesBefore(now, sessionIdleMinutes)),
        eq(usuario.ativo, true),
      ),
    );
  if (!row) return undefined;
  if (now.getTime() - row.ultimoUso.getTime() >= USE_GRAIN_MS) {
    await db.update(sessao).set({ ultimoUso: now }).where(eq(sessao.tokenHash, tokenHash));
  }
  const { senhaHash: _, ...person } = row.usuario;
  return { usuario: person, agencia: row.agencia };
}

/** Ends the session of a token; an unknown one is no error. */
export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessao).where(eq(sessao.tokenHash, digest(token)));
}
