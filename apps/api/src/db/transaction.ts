import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './connect.ts';
import { isRetryable } from './database-errors.ts';

/** What a query within a transaction runs on. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either: for reads that are the same inside and outside of a transaction. */
export type Queryable = Database | Transaction;

const ATTEMPTS = 5;

/**
 * Runs `work` as one transaction: all of it is written or nothing.
 *
 * Where two transactions meet (40001, 40P01) the whole of `work` runs again, at most five times in all, so it must do
 * nothing outside of the transaction. Queries inside go through `tx` alone: a second client would wait for ever on the
 * embedded engine.
 */
export async function withTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await wait(attempt * 10 + Math.random() * 10);
    }
  }
}
