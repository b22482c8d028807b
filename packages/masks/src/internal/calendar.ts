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
