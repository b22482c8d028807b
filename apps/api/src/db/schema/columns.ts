import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** Money: 2 decimals, as a number; an empty amount is null, never 0. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** An exchange rate: 6 decimals. @see Q-132 */
export const rate = (name: string) => numeric(name, { precision: 18, scale: 6, mode: 'number' });

/** A moment with the precision of the wire: milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
