import type { Database } from '../db/connect.ts';
import { countAttempt, forgetAttempts } from './data/login-attempts.ts';
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
  const origin = { loginHash: digest(login), origem: networkOf(address) };
  const { perPair, perLogin, perNetwork } = await countAttempt(db, origin, now, new Date(now.getTime() - WINDOW_MS));
  return {
    allowed: perPair <= PER_LOGIN_AND_NETWORK && perLogin <= PER_LOGIN && perNetwork <= PER_NETWORK,
    succeeded: () => forgetAttempts(db, origin),
  };
}
