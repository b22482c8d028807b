import { sql } from 'drizzle-orm';
import type { Database, WarnOfDatabase } from '../connect.ts';

const EVERY_MS = 3_600_000;

/**
 * Does what a PostgreSQL server does by itself: the embedded engine has no background processes, so nothing would ever
 * count its rows for the planner or give the room of old ones back. Counts now, cleans every hour. Returns how to stop.
 */
export async function maintain(db: Database, warn: WarnOfDatabase): Promise<() => void> {
  await db.execute(sql`analyze`);
  const timer = setInterval(() => {
    db.execute(sql`vacuum (analyze)`).catch((error: Error) => warn(error, 'the embedded database could not be cleaned'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
