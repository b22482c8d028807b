import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tentativaLogin } from '../../db/schema/usuario.ts';

/** The source of an attempt: the digest of the login, and the network that the call came from. */
export interface AttemptOrigin {
  readonly loginHash: string;
  readonly origem: string;
}

export interface AttemptCounts {
  /** The condition for one login from one network. */
  readonly perPair: number;
  readonly perLogin: number;
  readonly perNetwork: number;
}

/** Stores an attempt, deletes those before `since`, and returns the number of attempts since then, this one included. */
export async function countAttempt(db: Database, { loginHash, origem }: AttemptOrigin, now: Date, since: Date): Promise<AttemptCounts> {
  await db.delete(tentativaLogin).where(lt(tentativaLogin.em, since));
  await db.insert(tentativaLogin).values({ id: randomUUID(), loginHash, origem, em: now });
  const recent = gt(tentativaLogin.em, since);
  return {
    perPair: await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.loginHash, loginHash), eq(tentativaLogin.origem, origem))),
    perLogin: await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.loginHash, loginHash))),
    perNetwork: await db.$count(tentativaLogin, and(recent, eq(tentativaLogin.origem, origem))),
  };
}

/** Deletes the attempts for one login from one network. */
export async function forgetAttempts(db: Database, { loginHash, origem }: AttemptOrigin): Promise<void> {
  await db.delete(tentativaLogin).where(and(eq(tentativaLogin.loginHash, loginHash), eq(tentativaLogin.origem, origem)));
}
