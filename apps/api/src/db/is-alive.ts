import { sql } from 'drizzle-orm';
import type { Queryable } from './transaction.ts';

/** Asks the database for nothing; fails where it cannot be reached. */
export async function isAlive(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`);
}
