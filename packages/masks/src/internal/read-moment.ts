import { calendarProblem, laterDay } from './calendar.ts';
import { monthOfName, withoutLead } from './moment-words.ts';
import { clockOf } from './read-clock.ts';

/** What a person leaves out, because it is known. */
export interface KnownMoment {
  /** ISO date from which a missing year is counted: the first year in which the day is not before it. Without it a year must be typed. */
  today?: string | undefined;
  /** The date lies in the past: a missing year is that of the latest such day that is not after `today`. */
  past?: boolean | undefined;
  /** ISO date of a time that stands alone. */
  day?: string | undefined;
  /** ISO date from which a time that stands alone with `+1`, the next day, is counted. Without it, `day`. */
  from?: string | undefined;
}

/** The parts of a text that may be a moment, as written. */
interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time: string;
}

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})?)?(?:[\s,T]+(.+))?$/i;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[\s,T]+(.+))?$/i;
// No day and month leave such a month behind: "20102026" is no year 2010.
const DIGITS = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})(?:[\sT]+(.+))?$/i;
const DAY_FIRST = /^(\d{2})(\d{2})((?:19|20)\d{2})(?:[\s,T]+(.+))?$/i;
const SHORT_YEAR = /^(\d{2})(\d{2})(\d{2})[\s,]+(.+)$/;
/** A year behind the name of a month: one that touches it, one behind `de`, or one that stands alone or before a time. */
const NAMED_YEAR =
  /(?:[/.-]?(\d{4}|\d{2})(?!\d)|\s+del?\s+(\d{4}|\d{2})(?!\d)|[\s,]+(\d{2})(?=$|[\s,]+(?:[àa]s\s+)?\d)|\s+(\d{4})(?=[\s,]+(?:[àa]s\s+)?\d))/;
const NAMED = new RegExp(String.raw`^(\d{1,2})[º°]?[\s/.-]*(?:de\s+)?(\p{L}{3,})\.?${NAMED_YEAR.source}?(?:[\s,]+(.+))?$`, 'iu');
const MONTH_FIRST =
  /^(\p{L}{3,})\.?[\s/.-]*(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:[\s,]*((?:19|20)\d{2})(?=\s|$))?(?:[\s,]+((?:[àa]s\s+)?\d.*))?$/iu;

/** Four digits before it, where a year stands, are a time. */
const EARLIEST_YEAR = 1900;

const two = (text: string) => text.padStart(2, '0');

function partsOf(text: string): Parts | undefined {
  const numeric = NUMERIC.exec(text) ?? DAY_FIRST.exec(text) ?? SHORT_YEAR.exec(text);
  if (numeric) {
    const [, day = '', month = '', year = '', time = ''] = numeric;
    return { day, month, year, time };
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', , month = '', day = '', time = ''] = yearFirst;
    return { day, month, year, time };
  }
  const digits = DIGITS.exec(text);
  if (digits) {
    const [, year = '', month = '', day = '', time = ''] = digits;
    return { day, month, year, time };
  }
  const named = NAMED.exec(text);
  const month = monthOfName(named?.[2] ?? '');
  if (named && month !== undefined) {
    const [, day = '', , ...years] = named;
    const time = years.pop() ?? '';
    return { day, month: String(month), year: years.find((year) => year !== undefined) ?? '', time };
  }
  return monthFirst(text);
}

/** `DEC19 0810`. Four digits alone behind the day are the time. */
function monthFirst(text: string): Parts | undefined {
  const found = MONTH_FIRST.exec(text);
  const month = monthOfName(found?.[1] ?? '');
  if (!found || month === undefined) return undefined;
  const [, , day = '', year = '', time = ''] = found;
  return { day, month: String(month), ...(time === '' ? { year: '', time: year } : { year, time }) };
}

/** The 29th of February is in every fourth year, and where a century begins in one of eight. */
const YEARS_WITHOUT_A_DAY = 8;

/** Whether four digits are a year, or the one after it; of a moment in the past also the one before. */
export function isNearYear(digits: string, year: string, past = false): boolean {
  const later = Number(digits) - Number(year.slice(0, 4));
  return /^\d{4}$/.test(digits) && (later === 0 || later === 1 || (past && later === -1));
}

/** The year of a day and month that was typed without one; `undefined` where no `today` is known. */
export function missingYear(day: string, month: string, { today, past = false }: KnownMoment): string | undefined {
  if (today === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const [typed, present] = [`${two(month)}-${two(day)}`, today.slice(5, 10)];
  if (!past) return String(typed < present ? year + 1 : year);
  const latest = typed > present ? year - 1 : year;
  const years = Array.from({ length: YEARS_WITHOUT_A_DAY }, (_, back) => latest - back);
  return String(years.find((one) => !calendarProblem(one, Number(month), Number(day))) ?? latest);
}

function isoOf({ day, month, year }: Parts, known: KnownMoment): string | null {
  const whole = year.length === 2 ? `20${year}` : year || (missingYear(day, month, known) ?? '');
  if (whole === '' || calendarProblem(Number(whole), Number(month), Number(day))) return null;
  return `${whole}-${two(month)}-${two(day)}`;
}

/** A text, and the text without the word before it. */
const readings = (text: string) => [...new Set([text.trim(), withoutLead(text.trim())])];

const isYear = (text: string) => /^\d{2}$/.test(text) || (/^\d{4}$/.test(text) && Number(text) >= EARLIEST_YEAR);

/** Whether what stands behind a date is no part of it: a time, or words without a number. */
const mayBeLeftOut = (text: string) => !/\d/.test(text) || clockOf(text) !== undefined || /^(?:[àa]s\s+)?\d{1,2}[:h]/i.test(text);

function dateIn(text: string, known: KnownMoment): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  // "19DEC 2026", "19/12 26": nothing but a year stands behind a date without a time.
  if (parts.year === '' && isYear(parts.time)) return isoOf({ ...parts, year: parts.time }, known);
  return mayBeLeftOut(parts.time) ? isoOf(parts, known) : null;
}

/**
 * The ISO date that a person means: `19/12`, `1/1/27`, `19.12.2026`, `19DEC`, `DEC19`, `19 de dezembro de 2026`, also behind a weekday or another
 * word (`Partida: 19/12`); `null` for any other text. A time behind the date is left out, another number makes it no date.
 */
export function dateMeant(text: string, known: KnownMoment): string | null {
  for (const reading of readings(text)) {
    const date = dateIn(reading, known);
    if (date !== null) return date;
  }
  return null;
}

/** Whether the four digits behind a day and month are a year near this one, and no time: `12 mar 2026` was taken for 20:26. */
function namesYear({ year, time }: Parts, { today, past }: KnownMoment): boolean {
  return year === '' && today !== undefined && isNearYear(time, today, past);
}

function momentIn(text: string, known: KnownMoment): string | null {
  const parts = partsOf(text);
  // "26/12/1430": nobody travels in the year 1430; a time was typed without a year.
  if (parts && parts.time === '' && parts.year.length === 4 && Number(parts.year) < EARLIEST_YEAR) {
    return momentIn(`${parts.day}/${parts.month} ${parts.year}`, known);
  }
  if (parts && namesYear(parts, known)) return null;
  const clock = clockOf(parts ? parts.time : text);
  if (clock === undefined) return null;
  const alone = clock.later > 0 ? (known.from ?? known.day) : known.day;
  const date = parts ? isoOf(parts, known) : (alone ?? null);
  const day = date === null ? undefined : laterDay(date, clock.later);
  return day === undefined ? null : `${day}T${clock.time}`;
}

/**
 * The wall-clock time `YYYY-MM-DDTHH:mm` that a person means: `19/12 8:10`, `1/1/27 7:05`, `19DEC 0810`, `DEC19 8:10 PM`, `8:10` on a known day, and
 * `20:30+1` on the day after it, also behind a weekday or another word (`Partida: 19/12/2026 08:10`); `null` for any other text.
 */
export function dateTimeMeant(text: string, known: KnownMoment): string | null {
  for (const reading of readings(text)) {
    const moment = momentIn(reading, known);
    if (moment !== null) return moment;
  }
  return null;
}
