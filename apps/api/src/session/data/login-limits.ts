import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { limiteLogin } from '../../db/schema/usuario.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** How failed attempts with one thing in common are slowed down. */
export interface LoginLimit {
  readonly key: string;
  /** Failed attempts before the first delay. */
  readonly free: number;
}

/** The delays of all limits, in seconds. */
export interface Delays {
  readonly first: number;
  readonly longest: number;
  /** Without an attempt for so long, earlier ones no longer count. */
  readonly forgotten: number;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Whether a moment lies beyond what the present clock could have written: then the clock was set back, and the row means nothing. */
const impossible = (column: typeof limiteLogin.ultima | typeof limiteLogin.ate, latest: Date): SQL =>
  sql`${column} > ${latest.toISOString()}`;

/**
 * Counts an attempt, unless the limit refuses it; a refused one changes nothing. Returns the seconds to wait: 0 for an attempt that may
 * be made. From the last free attempt on each one doubles the delay before the next.
 */
export async function takeAttempt(tx: Transaction, { key, free }: LoginLimit, now: Date, delays: Delays): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const stale = sql`(${limiteLogin.ultima} < ${later(now, -delays.forgotten).toISOString()} or ${impossible(limiteLogin.ultima, now)})`;
  const count = sql`(case when ${stale} then 1 else ${limiteLogin.falhas} + 1 end)`;
  const delay = sql`least(${delays.longest}::float, ${delays.first}::float * power(2, least(20, ${count} - ${free}::integer)))`;
  const until = sql`case when ${count} < ${free}::integer then ${moment} else ${moment} + ${delay} * interval '1 second' end`;
  const taken = await tx
    .insert(limiteLogin)
    .values({ chave: key, falhas: 1, ultima: now, ate: now })
    .onConflictDoUpdate({
      target: limiteLogin.chave,
      set: { falhas: count, ultima: now, ate: until },
      setWhere: sql`${limiteLogin.ate} <= ${moment} or ${impossible(limiteLogin.ate, later(now, delays.longest))}`,
    })
    .returning({ chave: limiteLogin.chave });
  if (taken.length > 0) return 0;
  const [row] = await tx.select({ ate: limiteLogin.ate }).from(limiteLogin).where(eq(limiteLogin.chave, key));
  return row ? Math.max(1, Math.ceil((row.ate.getTime() - now.getTime()) / 1000)) : 0;
}

/** Forgets all attempts that a limit has counted. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(limiteLogin).where(eq(limiteLogin.chave, key));
}

/** Takes one attempt back, which has not failed, with the delay that it caused. */
export async function returnAttempt(db: Queryable, key: string, now: Date): Promise<void> {
  await db
    .update(limiteLogin)
    .set({ falhas: sql`greatest(0, ${limiteLogin.falhas} - 1)`, ate: now })
    .where(eq(limiteLogin.chave, key));
}

/** Deletes what no longer counts. */
export async function dropForgotten(db: Queryable, now: Date, { forgotten }: Delays): Promise<void> {
  await db.delete(limiteLogin).where(lt(limiteLogin.ultima, later(now, -forgotten)));
}
