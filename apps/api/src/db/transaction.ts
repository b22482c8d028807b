import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './connect.ts';
import { isConnectionLost, isRetryable, isUnanswered } from './database-errors.ts';
import { Slots } from './slots.ts';

/** The object that queries within a transaction go through. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A transaction or the database: for reads that are the same inside and outside of a transaction. */
export type Queryable = Database | Transaction;

const ATTEMPTS = 5;
/** Clients that transactions never take: those that wait for a locked row must not keep other calls from reading. */
const KEPT_FOR_READS = 3;

/** The slots of each pool's transactions. */
const SLOTS = new WeakMap<pg.Pool, Slots>();

function slotsOf(pool: pg.Pool): Slots {
  const known = SLOTS.get(pool);
  if (known) return known;
  const slots = new Slots(Math.max(1, pool.options.max - KEPT_FOR_READS));
  SLOTS.set(pool, slots);
  return slots;
}

/** How many transactions of a pool wait for their turn. */
export function waitingTransactions(pool: pg.Pool): number {
  return SLOTS.get(pool)?.waiting ?? 0;
}

/** What became of a transaction that failed. */
class Failed extends Error {
  /** Whether all of `work` had run: then the transaction may be written although the response to its commit was lost. */
  readonly atCommit: boolean;
  constructor(cause: unknown, atCommit: boolean) {
    super('a transaction failed', { cause });
    this.atCommit = atCommit;
  }
}

/** One run of a transaction on a client of its own. drizzle's own way from a pool leaks the client when `begin` fails. */
async function runOnce<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let worked = false;
  let cause: unknown;
  let unusable = false;
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        const result = await work(tx);
        worked = true;
        return result;
      } catch (error) {
        // What the work failed by, not that the connection could not be rolled back any more.
        cause = error;
        // The rollback would wait behind a statement that still runs; without its connection the database rolls back by itself.
        if (isUnanswered(error)) client.connection.stream.destroy();
        throw error;
      }
    });
  } catch (error) {
    cause ??= error;
    unusable = isConnectionLost(error) || isUnanswered(cause);
    throw new Failed(cause, worked);
  } finally {
    client.release(unusable);
  }
}

function mayRunAgain({ cause, atCommit }: Failed, attempt: number): boolean {
  if (isRetryable(cause)) return attempt < ATTEMPTS;
  // What was lost before its commit is not written. Once is enough for a connection that was lost while it was idle.
  return attempt === 1 && !atCommit && isConnectionLost(cause);
}

async function runUntilDone<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (!mayRunAgain(error, attempt)) throw error.cause;
      await wait(attempt * 10 + Math.random() * 10);
    }
  }
}

/**
 * Runs `work` as one transaction: all of it is written or nothing. Within a transaction it becomes a part of that one.
 *
 * When two transactions conflict (40001, 40P01), the whole of `work` runs again, at most five times in all; when the connection was
 * lost before the commit was sent, it runs once again. So it must have no effect outside of the transaction. A connection that is lost at
 * the commit is an error for the caller, who cannot know whether the work is written. Queries inside go through `tx` alone: a second
 * client would wait for ever on the embedded engine.
 */
export async function withTransaction<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (db instanceof PgTransaction) return work(db);
  const pool = db.$client;
  return slotsOf(pool).run(() => runUntilDone(pool, work), pool.options.connectionTimeoutMillis ?? 0);
}
