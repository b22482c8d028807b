import { randomUUID } from 'node:crypto';
import { logAtendimento } from '../../db/schema/log.ts';
import type { Queryable } from '../../db/transaction.ts';

type Attendance = Omit<typeof logAtendimento.$inferInsert, 'id'>;

/** Writes down who attends to a request, or that a service of it is done. @see */
export async function writeAttendance(db: Queryable, attendance: Attendance): Promise<void> {
  await db.insert(logAtendimento).values({ id: randomUUID(), ...attendance });
}
