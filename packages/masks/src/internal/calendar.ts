/** Days of a month (1–12) of the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Which part of a calendar date is impossible. */
export function calendarProblem(year: number, month: number, day: number): 'year' | 'month' | 'day' | undefined {
  if (year < 1) return 'year';
  if (month < 1 || month > 12) return 'month';
  return day < 1 || day > daysInMonth(year, month) ? 'day' : undefined;
}

const DAY = 24 * 60 * 60 * 1000;

/** The ISO date some days after another; `undefined` behind the year 9999, and for a date that does not exist. */
export function laterDay(iso: string, days: number): string | undefined {
  if (calendarProblem(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)))) return undefined;
  const later = new Date(Date.parse(`${iso}T00:00Z`) + days * DAY).toISOString();
  return later.startsWith('+') ? undefined : later.slice(0, 10);
}
