import { sql } from 'drizzle-orm';
import type { Database } from '../connect.ts';
import type { WarnOfDatabase } from '../make-pool.ts';

const EVERY_MS = 3_600_000;

/** Vacuums the tables with as many dead rows as make a PostgreSQL server vacuum: 50 and a fifth of the table. */
export async function cleanTables(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ relname: string }>(
    sql`select relname from pg_stat_user_tables where n_dead_tup > 50 + 0.2 * n_live_tup order by relname`,
  );
  const names = rows.map(({ relname }) => relname);
  for (const name of names) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  return names;
}

/**
 * Does the maintenance that a PostgreSQL server does by itself: the embedded engine has no background processes that would
 * analyse its tables for the planner or free the space of dead rows. Analyses now, vacuums every hour. Returns a function that stops it.
 */
export async function maintain(db: Database, warn: WarnOfDatabase): Promise<() => void> {
  await db.execute(sql`analyze`);
  const timer = setInterval(() => {
    cleanTables(db).catch((error: Error) => warn(error, 'the embedded database could not be cleaned'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
