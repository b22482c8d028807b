import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './connect.ts';
import { isRetryable } from './database-errors.ts';

/** The object that queries within a transaction go through. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A transaction or the database: for reads that are the same inside and outside of a transaction. */
export type Queryable = Database | Transaction;

const ATTEMPTS = 5;

/**
 * Runs `work` as one transaction: all of it is written or nothing.
 *
 * When two transactions conflict (40001, 40P01), the whole of `work` runs again, at most five times in all, so it must have
 * no effect outside of the transaction. Queries inside go through `tx` alone: a second client would wait for ever on the
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
