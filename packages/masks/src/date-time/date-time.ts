import { calendarProblem } from '../internal/calendar.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';
import { dateTimeMeant, type KnownMoment } from '../internal/read-moment.ts';

export type { KnownMoment } from '../internal/read-moment.ts';

/** The rules that `validateDateTime` checks: the format `DD/MM/YYYY HH:mm`, and each part's range in the calendar and on the clock. */
export type DateTimeProblem = 'format' | 'year' | 'month' | 'day' | 'hour' | 'minute';

// Also with a space instead of the T, as databases write it, and with a zone after the minutes.
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?:[:Z+-].*)?$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})$/;

/**
 * A wall-clock moment as people read it, `31/12/2026 14:05`, from its ISO text or from an incomplete typed text.
 *
 * Does not validate, and never converts between zones: seconds, fractions and zone of the text are dropped.
 */
export function formatDateTime(value: LooseText): string {
  const text = textOf(value);
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]} ${iso[4]}:${iso[5]}`;
  const date = ISO_DATE.exec(trimmed);
  if (date) return `${date[3]}/${date[2]}/${date[1]}`;
  return layOut(text.replace(/\D/g, ''), '00/00/0000 00:00');
}

function read(text: string): { iso: string; problem: DateTimeProblem | undefined } {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  const found = iso ?? TYPED.exec(trimmed) ?? DIGITS.exec(trimmed);
  if (!found) return { iso: '', problem: 'format' };
  const [, first = '', month = '', last = '', hour = '', minute = ''] = found;
  const [year, day] = iso ? [first, last] : [last, first];
  const problem =
    calendarProblem(Number(year), Number(month), Number(day)) ?? (Number(hour) > 23 ? 'hour' : Number(minute) > 59 ? 'minute' : undefined);
  return { iso: `${year}-${month}-${day}T${hour}:${minute}`, problem };
}

/** The wall-clock ISO text `YYYY-MM-DDTHH:mm` of a moment that exists; `null` while empty, incomplete or impossible. */
export function parseDateTime(value: LooseText): string | null {
  const { iso, problem } = read(textOf(value));
  return problem ? null : iso;
}

/**
 * The first rule that a date-time breaks; `undefined` for one that may be saved, including an empty text.
 *
 * A part that is too short (`1/02/2026`), has zeros too many (`001/02/2026`) or is too small (month `00`) is refused. @see S-221
 */
export function validateDateTime(value: LooseText): DateTimeProblem | undefined {
  const text = textOf(value);
  return text.trim() === '' ? undefined : read(text).problem;
}

/** Whether a text is a moment that exists; false for an empty text. */
export function isDateTime<Value>(value: Value): value is Value & Accepted {
  return read(textOf(value)).problem === undefined;
}

/**
 * The wall-clock ISO text that a person means by a text: what `parseDateTime` reads, and `19/12 8:10`, `1/1/27 7:05`, `19DEC 0810`, `DEC19 8:10 PM`,
 * `19122026 0810`, `Partida: 19/12/2026 08:10`, `8:10` on the known day, `20:30+1` on the day after it. Each part is padded before it is judged;
 * two digits of a year are 20xx; a missing year is the one that comes next from `today`, with `past` that of the latest such day until `today`, and
 * `null` without `today`. `null` for any other text.
 */
export function readDateTime(value: LooseText, known: KnownMoment = {}): string | null {
  const text = textOf(value);
  return parseDateTime(text) ?? dateTimeMeant(text, known);
}
