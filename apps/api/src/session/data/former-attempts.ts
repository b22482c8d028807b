import { lt } from 'drizzle-orm';
import { tentativaLogin } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';

const WINDOW_MS = 15 * 60_000;

/** Deletes the attempts to log in that a server of the former version has counted, and that it no longer reads. */
export async function dropFormerAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(tentativaLogin).where(lt(tentativaLogin.em, new Date(now.getTime() - WINDOW_MS)));
}
