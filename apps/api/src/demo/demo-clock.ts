const MINUTE = 60_000;

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE);
export const daysAfter = (moment: Date, days: number) => minutesAfter(moment, days * 1440);

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish writes dates as ISO does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The clock on the wall of a time zone, `2026-11-21T14:05`. */
export function wallClockIn(timeZone: string, moment: Date): string {
  return clockOf(timeZone).format(moment).replace(' ', 'T');
}

/** The calendar day in Brasília, `2026-11-21`. */
export const brazilianDay = (moment: Date) => wallClockIn('America/Sao_Paulo', moment).slice(0, 10);

/** The moment at which Brasília's clock shows `HH:mm` on a day; Brasília has had no summer time since 2019. */
export const atBrasilia = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`);
