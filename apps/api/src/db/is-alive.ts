import { sql } from 'drizzle-orm';
import type { Queryable } from './transaction.ts';

/** Sends an empty query; throws when the database cannot be reached. */
export async function isAlive(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`);
}
