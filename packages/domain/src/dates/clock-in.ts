import type { WallClock } from '../units/index.ts';

/** The zone of the moments that have no reader of their own. */
export const BRASILIA = 'America/Sao_Paulo';

// Making one takes longer than a hundred readings of it.
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(zone);
  if (known) return known;
  // Swedish writes dates as ISO does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  CLOCKS.set(zone, clock);
  return clock;
}

/** The local time of a zone at a moment, `2026-11-21T14:05`. Errors: `RangeError` for a zone that there is not, see `isTimeZone`. */
export function clockIn(moment: Date, zone: string): WallClock {
  return clockOf(zone).format(moment).replace(' ', 'T');
}

/** The moment of a local time of a zone, to the minute. Errors: `RangeError` for a zone that there is not, see `isTimeZone`. */
export function momentIn(clock: WallClock, zone: string): Date {
  const asUtc = new Date(`${clock}:00Z`);
  const ahead = Date.parse(`${clockIn(asUtc, zone)}:00Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}

/** Whether a text is the name of a time zone, as `America/Sao_Paulo`. */
export function isTimeZone(text: string): boolean {
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads the days of moments in a zone, `2026-11-21`. */
export function dayIn(zone: string): (moment: Date) => string {
  return (moment) => clockIn(moment, zone).slice(0, 10);
}
