import type { Database } from '../db/connect.ts';
import { countAttempt, forgetAttempts } from './data/login-attempts.ts';
import { networkOf } from './origin.ts';
import { digest } from './token.ts';

/** The window in which attempts count. */
const WINDOW_MS = 15 * 60_000;
/** The most wrong passwords for one login: from one network, and from all networks. */
const PER_LOGIN_AND_NETWORK = 5;
const PER_LOGIN = 50;
/** The most wrong passwords from one network, for any login. */
const PER_NETWORK = 100;

export interface LoginAttempt {
  /** Whether the password may be checked. */
  readonly allowed: boolean;
  /** Deletes the attempt, because the password was right. */
  readonly succeeded: () => Promise<void>;
}

/** How long a refused caller should wait. */
export const RETRY_AFTER_SECONDS = WINDOW_MS / 1000;

/**
 * Counts an attempt to log in before the password is checked: a hundred guesses at once count as a hundred.
 *
 * The count is kept in the database because servers keep no state in memory: several of them share it.
 */
export async function beginLoginAttempt(db: Database, login: string, address: string, now: Date): Promise<LoginAttempt> {
  const origin = { loginHash: digest(login), origem: networkOf(address) };
  const { perPair, perLogin, perNetwork } = await countAttempt(db, origin, now, new Date(now.getTime() - WINDOW_MS));
  return {
    allowed: perPair <= PER_LOGIN_AND_NETWORK && perLogin <= PER_LOGIN && perNetwork <= PER_NETWORK,
    succeeded: () => forgetAttempts(db, origin),
  };
}
