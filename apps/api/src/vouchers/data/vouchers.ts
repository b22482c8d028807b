import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { voucher } from '../../db/schema/voucher.ts';
import type { Queryable } from '../../db/transaction.ts';

export type VoucherRow = typeof voucher.$inferSelect;

/** Opens a voucher, before its message is sent. */
export async function insertVoucher(db: Queryable, row: Omit<VoucherRow, 'tentadaEm' | 'enviadaEm'>): Promise<void> {
  await db.insert(voucher).values(row);
}

/** Whether the message of a voucher was taken over. */
export async function voucherWasSent(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db.select({ enviadaEm: voucher.enviadaEm }).from(voucher).where(eq(voucher.id, id));
  return row !== undefined && row.enviadaEm !== null;
}

/** Takes the sending of a voucher: false while another try, begun after `since`, has it, or when it is sent. */
export async function takeVoucher(
  db: Queryable,
  id: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const free = or(isNull(voucher.tentadaEm), lt(voucher.tentadaEm, since));
  const taken = await db
    .update(voucher)
    .set({ tentadaEm: now })
    .where(and(eq(voucher.id, id), isNull(voucher.enviadaEm), free))
    .returning({ id: voucher.id });
  return taken.length > 0;
}

/** Gives the sending back after a failure, so that the next try need not wait. */
export async function giveVoucherBack(db: Queryable, id: string): Promise<void> {
  await db.update(voucher).set({ tentadaEm: null }).where(eq(voucher.id, id));
}

/** Notes that the message of a voucher was taken over. */
export async function noteVoucherSent(db: Queryable, id: string, enviadaEm: Date): Promise<void> {
  await db.update(voucher).set({ enviadaEm }).where(eq(voucher.id, id));
}
