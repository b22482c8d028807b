import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { tentativaLogin } from '../db/schema/usuario.ts';
import { networkOf } from './origin.ts';
import { digest } from './token.ts';

/** How far back attempts count. */
const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one login from one network, and from everywhere. */
const PER_LOGIN_AND_NETWORK = 5;
const PER_LOGIN = 50;
/** Wrong passwords from one network, whatever the login. */
const PER_NETWORK = 100;

export interface LoginAttempt {
  /** Whether the password may be looked at. */
  readonly allowed: boolean;
  /** Forgets the attempt: the password was right. */
  readonly succeeded: () => Promise<void>;
}

/** How long a caller who is refused should wait. */
export const RETRY_AFTER_SECONDS = WINDOW_MS / 1000;

/**
 * Counts an attempt to log in, before the password is looked at: a hundred guesses at once count as a hundred.
 *
 * It is kept in the database because the server keeps nothing in memory: many of them count together.
 */
export async function beginLoginAttempt(db: Database, login: string, address: string, now: Date): Promise<LoginAttempt> {
  const id = randomUUID();
  const loginHash = digest(login);
  const origem = networkOf(address);
  const since = new Date(now.getTime() - WINDOW_MS);
  await db.delete(tentativaLogin).where(lt(tentativaLogin.em, since));
  await db.insert(tentativaLogin).values({ id, loginHash, origem, em: now });
  const recent = gt(tentativaLogin.em, since);
  const [perPair, perLogin, perNetwork] = [
    await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.loginHash, loginHash), eq(tentativaLogin.origem, origem))),
    await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.loginHash, loginHash))),
    await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.origem, origem))),
  ];
  return {
    allowed: perPair <= PER_LOGIN_AND_NETWORK && perLogin <= PER_LOGIN && perNetwork <= PER_NETWORK,
    async succeeded() {
      await db.delete(tentativaLogin).where(and(eq(tentativaLogin.loginHash, loginHash), eq(tentativaLogin.origem, origem)));
    },
  };
}
