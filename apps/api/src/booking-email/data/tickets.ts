import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { reservaEmail } from '../../db/schema/reserva.ts';
import type { Queryable } from '../../db/transaction.ts';

export type TicketRow = typeof reservaEmail.$inferSelect;

/** Opens a ticket, before its message is sent. */
export async function insertTicket(db: Queryable, row: Omit<TicketRow, 'tentadaEm' | 'enviadaEm'>): Promise<void> {
  await db.insert(reservaEmail).values(row);
}

/** Whether the message of a ticket was taken over. */
export async function wasSent(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db.select({ enviadaEm: reservaEmail.enviadaEm }).from(reservaEmail).where(eq(reservaEmail.id, id));
  return row !== undefined && row.enviadaEm !== null;
}

/**
 * Takes the sending of a ticket's message: false while another try, begun after `since`, has it, or when it is sent.
 */
export async function takeSending(
  db: Queryable,
  id: number,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const free = or(isNull(reservaEmail.tentadaEm), lt(reservaEmail.tentadaEm, since));
  const taken = await db
    .update(reservaEmail)
    .set({ tentadaEm: now })
    .where(and(eq(reservaEmail.id, id), isNull(reservaEmail.enviadaEm), free))
    .returning({ id: reservaEmail.id });
  return taken.length > 0;
}

/** Gives the sending back after a failure, so that the next try need not wait. */
export async function giveSendingBack(db: Queryable, id: number): Promise<void> {
  await db.update(reservaEmail).set({ tentadaEm: null }).where(eq(reservaEmail.id, id));
}

/** Notes that the message of a ticket was taken over. */
export async function noteSent(db: Queryable, id: number, enviadaEm: Date): Promise<void> {
  await db.update(reservaEmail).set({ enviadaEm }).where(eq(reservaEmail.id, id));
}
