import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { isKnownDevice } from './data/known-devices.ts';
import { type Delays, forgetAttempts, type LoginLimit, returnAttempt, takeAttempt } from './data/login-limits.ts';
import { originOf } from './origin.ts';
import { digest } from './token.ts';

/** 1, 2, 4, 8, then 15 minutes; an hour without an attempt ends it. */
export const DELAYS: Delays = { first: 60, longest: 15 * 60, forgotten: 3600 };

/** Failed attempts before the first delay: of one login at one address (or on one known device), ... */
const OF_LOGIN_AT_ADDRESS = 5;
/** ... from one address, whatever the login, ... */
const OF_ADDRESS = 300;
/** ... and of one login, wherever they come from: somebody guesses from many addresses. */
const OF_LOGIN = 100;

export interface Attempt {
  readonly login: string;
  /** The caller's address. */
  readonly ip: string;
  /** The token of the caller's device, if it sent one. */
  readonly device: string | undefined;
}

export interface LoginAttempt {
  /** Seconds to wait before the password may be checked; 0 for an attempt that may be made. */
  readonly wait: number;
  /** Whether this person has logged in on the device before. */
  readonly known: boolean;
  /** Takes the attempt back, because the password was right. */
  readonly succeeded: () => Promise<void>;
}

/** One of the limits refuses; what the others have counted is rolled back. */
class Refused extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super('refused');
    this.wait = wait;
  }
}

interface Limits {
  /** Forgotten after a right password. */
  readonly own: LoginLimit;
  /** Of others as well: a right password takes back no more than its own attempt. */
  readonly shared: readonly LoginLimit[];
}

function limitsOf({ login, ip, device }: Attempt, known: boolean): Limits {
  const person = digest(login);
  if (known && device !== undefined) return { own: { key: `aparelho:${digest(device)}:${person}`, free: OF_LOGIN_AT_ADDRESS }, shared: [] };
  const origin = originOf(ip);
  return {
    own: { key: `par:${person}:${origin}`, free: OF_LOGIN_AT_ADDRESS },
    shared: [
      { key: `origem:${origin}`, free: OF_ADDRESS },
      { key: `login:${person}`, free: OF_LOGIN },
    ],
  };
}

/**
 * Counts an attempt to log in before the password is checked: a hundred guesses at once count as a hundred. A refused attempt
 * counts for nothing, so that it prolongs no delay.
 *
 * After OWASP's Authentication Cheat Sheet (delays that grow, forgotten after a while) and its device cookies (Slow Down Online
 * Guessing Attacks with Device Cookies): a device on which the person has logged in before has a count of its own, so nobody
 * else can lock the person out of it. The counts are kept in the database because several servers share them.
 */
export async function beginLoginAttempt({ db, now }: Pick<Deps, 'db' | 'now'>, attempt: Attempt): Promise<LoginAttempt> {
  const moment = now();
  const known = attempt.device !== undefined && (await isKnownDevice(db, attempt.device, attempt.login, moment));
  const { own, shared } = limitsOf(attempt, known);
  const wait = await withTransaction(db, async (tx) => {
    // Always in this order, so that two attempts never wait for each other.
    for (const limit of [own, ...shared]) {
      const seconds = await takeAttempt(tx, limit, moment, DELAYS);
      if (seconds > 0) throw new Refused(seconds);
    }
    return 0;
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.wait;
    throw error;
  });
  return {
    wait,
    known,
    async succeeded() {
      await forgetAttempts(db, own.key);
      for (const { key } of shared) await returnAttempt(db, key, moment);
    },
  };
}
