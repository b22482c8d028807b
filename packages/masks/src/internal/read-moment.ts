import { calendarProblem } from './calendar.ts';

/** What a person leaves out, because it is known. */
export interface KnownMoment {
  /** ISO date from which a missing year is counted: the first year in which the day is not before it. Without it a year must be typed. */
  today?: string | undefined;
  /** ISO date of a time that stands alone. */
  day?: string | undefined;
}

/** The parts of a text that may be a moment, as written. */
interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time: string;
}

// Portuguese, English and Spanish, by the three letters with which each begins.
const MONTHS = ['jan ene', 'fev feb', 'mar', 'abr apr', 'mai may', 'jun', 'jul', 'ago aug', 'set sep', 'out oct', 'nov', 'dez dec dic'];

/** The number of a month's name (1–12), by its first three letters; `undefined` for any other text. */
export function monthOfName(name: string): number | undefined {
  const letters = name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
    .slice(0, 3);
  const index = letters.length < 3 ? -1 : MONTHS.findIndex((names) => names.split(' ').includes(letters));
  return index < 0 ? undefined : index + 1;
}

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?:[\s,T]+(.+))?$/i;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[\s,T]+(.+))?$/i;
const DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:[\sT]+(.+))?$/i;
const NAMED = /^(\d{1,2})[\s/.-]*(?:de\s+)?(\p{L}{3,})\.?(?:[/.-]?(\d{2}|\d{4})(?!\d)|(?:\s+de)?\s+(\d{4})(?=\s))?(?:[\s,]+(.+))?$/iu;
const CLOCK = /^(?:[àa]s\s+)?(\d{1,2})(?:h|[:.h](\d{2})(?::\d{2})?\s*(?:h|min)?|(\d{2}))$/i;

/** Four digits before it, where a year stands, are a time. */
const EARLIEST_YEAR = 1900;

const two = (text: string) => text.padStart(2, '0');

function partsOf(text: string): Parts | undefined {
  const numeric = NUMERIC.exec(text);
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
  if (!named || month === undefined) return undefined;
  const [, day = '', , near = '', apart = '', time = ''] = named;
  return { day, month: String(month), year: near || apart, time };
}

/** `HH:mm` of a written time of day (`8:10`, `8.10`, `8h`, `0810`); `undefined` for any other text. */
function clockOf(text: string): string | undefined {
  const found = CLOCK.exec(text.trim());
  if (!found) return undefined;
  const [, hour = '', minute, glued] = found;
  const [hours, minutes] = [hour, minute ?? glued ?? '00'];
  return Number(hours) > 23 || Number(minutes) > 59 ? undefined : `${two(hours)}:${minutes}`;
}

/** The year of a day and month that was typed without one: the first in which the day is not before `today`. */
export function nextYear(day: string, month: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const passed = `${two(month)}-${two(day)}` < today.slice(5, 10);
  return String(passed ? year + 1 : year);
}

function isoOf({ day, month, year }: Parts, today: string | undefined): string | null {
  const whole = year.length === 2 ? `20${year}` : year || (today === undefined ? '' : nextYear(day, month, today));
  if (whole === '' || calendarProblem(Number(whole), Number(month), Number(day))) return null;
  return `${whole}-${two(month)}-${two(day)}`;
}

/**
 * The ISO date that a person means: `19/12`, `1/1/27`, `19.12.2026`, `19DEC`, `19 de dezembro de 2026`; `null` for any other text. A time
 * behind the date is left out.
 */
export function dateMeant(text: string, { today }: KnownMoment): string | null {
  const parts = partsOf(text.trim());
  if (!parts) return null;
  // "19DEC 2026": nothing but a year stands behind a date without a time.
  const year = parts.year === '' && /^\d{4}$/.test(parts.time) ? parts.time : parts.year;
  return isoOf({ ...parts, year }, today);
}

/**
 * The wall-clock time `YYYY-MM-DDTHH:mm` that a person means: `19/12 8:10`, `1/1/27 7:05`, `19DEC 0810`, `8:10` on a known day; `null` for any
 * other text.
 */
export function dateTimeMeant(text: string, known: KnownMoment): string | null {
  const trimmed = text.trim();
  const parts = partsOf(trimmed);
  // "26/12/1430": nobody travels in the year 1430; a time was typed without a year.
  if (parts && parts.time === '' && parts.year.length === 4 && Number(parts.year) < EARLIEST_YEAR) {
    return dateTimeMeant(`${parts.day}/${parts.month} ${parts.year}`, known);
  }
  const clock = clockOf(parts ? parts.time : trimmed);
  const date = parts ? isoOf(parts, known.today) : (known.day ?? null);
  return date === null || clock === undefined ? null : `${date}T${clock}`;
}
