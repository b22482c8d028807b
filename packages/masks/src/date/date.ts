import { calendarProblem } from '../internal/calendar.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';
import { dateMeant, type KnownMoment } from '../internal/read-moment.ts';

export type { KnownMoment } from '../internal/read-moment.ts';

/** The rules that `validateDate` checks: the format `DD/MM/YYYY`, and each part's range in the calendar. */
export type DateProblem = 'format' | 'year' | 'month' | 'day';

const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ].*)?$/;
const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,? \d{1,2}[:h].*)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A date as people read it, `31/12/2026`, from its ISO text or from an incomplete typed text (`3112` gives `31/12`).
 *
 * Does not validate: `2025-02-31` gives `31/02/2025`. Only the date part of a text with a time is read; `2026/12/31` is read as ISO too.
 * @see S-220
 */
export function formatDate(value: LooseText): string {
  const text = textOf(value);
  const iso = ISO.exec(text.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const typed = TYPED.exec(text.trim());
  if (typed) return `${typed[1]?.padStart(2, '0')}/${typed[2]?.padStart(2, '0')}/${typed[3]}`;
  return layOut(text.replace(/\D/g, ''), '00/00/0000');
}

function read(text: string): { iso: string; problem: DateProblem | undefined } {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  const found = iso ?? TYPED.exec(trimmed) ?? DIGITS.exec(trimmed);
  if (!found) return { iso: '', problem: 'format' };
  const [, first = '', month = '', last = ''] = found;
  const [year, day] = iso ? [first, last] : [last, first];
  return {
    iso: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    problem: calendarProblem(Number(year), Number(month), Number(day)),
  };
}

/** The ISO text `YYYY-MM-DD` of a date that exists; `null` while empty, incomplete or impossible. @see S-220 */
export function parseDate(value: LooseText): string | null {
  const { iso, problem } = read(textOf(value));
  return problem ? null : iso;
}

/** Which rule a date breaks; `undefined` when it may be saved. An empty text may. @see S-220 */
export function validateDate(value: LooseText): DateProblem | undefined {
  const text = textOf(value);
  return text.trim() === '' ? undefined : read(text).problem;
}

/** Whether a text is a date that exists; an empty one is none. @see S-220 */
export function isDate<Value>(value: Value): value is Value & Accepted {
  return read(textOf(value)).problem === undefined;
}

/**
 * The ISO date that a person means by a text: what `parseDate` reads, and `19/12`, `1/1/27`, `2026-1-5`, `19DEC`, `DEC19`, `19 de dezembro`,
 * `sáb, 19/12`. Two digits of a year are 20xx; a missing year is the one that comes next from `today`, with `past` that of the latest such day until
 * `today`, and `null` without `today`. `null` for any other text.
 */
export function readDate(value: LooseText, known: KnownMoment = {}): string | null {
  const text = textOf(value);
  return parseDate(text) ?? dateMeant(text, known);
}
