import { addDays, daysBetween } from '../../dates/index.ts';
import { isExistingDay } from '../../internal/existing-moment.ts';

/** As all systems print them. */
export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS_BACK = 30;
const MONTHS_AHEAD = 11;
/** Days from a departure to its arrival: across the date line a flight may land on the day before. */
const ARRIVAL = { earliest: -1, latest: 3 };

/** The printed days (`09JAN`) of the years around a day that exist, earliest first. */
function daysAround(printed: string, around: string): readonly string[] {
  const [, day = '', name = ''] = /^(\d{1,2})([A-Z]{3})$/.exec(printed) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const year = Number(around.slice(0, 4));
  return [year - 1, year, year + 1].map((each) => isoDay(each, month, Number(day))).filter(isExistingDay);
}

/** ISO date; the day may not exist. */
function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day that many months later; the last of its month where the month is too short. */
function monthsLater(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) - 1 + months;
  const [year, number] = [Number(day.slice(0, 4)) + Math.floor(month / 12), (month % 12) + 1];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return isoDay(year, number, Math.min(Number(day.slice(8, 10)), last));
}

/**
 * The day that a printed date without a year (`09JAN`) means: the one from 30 days before `today` to 11 months after it. Where both ends of
 * that time have such a day, it is the later one: trips lie ahead. Undefined for a date that does not exist in it, as 29 February without a
 * leap year.
 * @see B-003
 */
export function printedDay(printed: string, today: string): string | undefined {
  const [first, last] = [addDays(today, -DAYS_BACK) ?? today, monthsLater(today, MONTHS_AHEAD)];
  return daysAround(printed, today).findLast((day) => first <= day && day <= last);
}

/** The day of a printed arrival date, from the day of its departure; undefined for one that no flight of that day can have. @see B-002, B-003 */
export function printedArrivalDay(printed: string, departure: string): string | undefined {
  return daysAround(printed, departure).find((day) => {
    const later = daysBetween(departure, day);
    return later >= ARRIVAL.earliest && later <= ARRIVAL.latest;
  });
}
