import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';
import { clockOf } from '../internal/read-clock.ts';

/** The rules that `validateTime` checks: the format `HH:mm`, and each part's range on the clock. */
export type TimeProblem = 'format' | 'hour' | 'minute';

const TYPED = /^(\d{1,2})(?:h|[:.h](\d{2})(?::\d{2}(?:\.\d*)?| ?h| ?min)?)$/i;
const HALF_DAY = /\d\s*[ap]\.?\s*(?:m\.?)?$/i;
const DIGITS = /^(\d{2})(\d{2})$/;
const BEGINNING = /^(?:\d?|(?:[01]\d|2[0-3])[0-5]?|(?:[01]?\d|2[0-3])[:.h](?:[0-5]?|[0-5]\d:\d?))$/i;

/** The time of a text with AM or PM. */
const timeOfHalf = (text: string) => (HALF_DAY.test(text) ? clockOf(text)?.time : undefined);

/**
 * A time of day as people read it, `14:05`, from a written time (`9:30`, `9h`, `9h30min`, `09:30:00`, `8:10 PM`) or from an incomplete typed text.
 *
 * Does not validate: `2560` gives `25:60`. Seconds are dropped.
 */
export function formatTime(value: LooseText): string {
  const text = textOf(value);
  const half = timeOfHalf(text.trim());
  if (half !== undefined) return half;
  const typed = TYPED.exec(text.trim());
  return typed ? `${typed[1]?.padStart(2, '0')}:${typed[2] ?? '00'}` : layOut(text.replace(/\D/g, ''), '00:00');
}

function read(text: string): { time: string; problem: TimeProblem | undefined } {
  const trimmed = text.trim();
  const half = timeOfHalf(trimmed);
  if (half !== undefined) return { time: half, problem: undefined };
  const found = TYPED.exec(trimmed) ?? DIGITS.exec(trimmed);
  if (!found) return { time: '', problem: 'format' };
  const [, hour = '', minute = '00'] = found;
  return {
    time: `${hour.padStart(2, '0')}:${minute}`,
    problem: Number(hour) > 23 ? 'hour' : Number(minute) > 59 ? 'minute' : undefined,
  };
}

/** The text `HH:mm` of a time from 00:00 to 23:59; `null` while empty, incomplete or impossible. */
export function parseTime(value: LooseText): string | null {
  const { time, problem } = read(textOf(value));
  return problem ? null : time;
}

/** The first rule that a time breaks; `undefined` for one that may be saved, including an empty text. */
export function validateTime(value: LooseText): TimeProblem | undefined {
  const text = textOf(value);
  return text.trim() === '' ? undefined : read(text).problem;
}

/** Whether a text is a time from 00:00 to 23:59; false for an empty text. */
export function isTime<Value>(value: Value): value is Value & Accepted {
  return read(textOf(value)).problem === undefined;
}

/** Whether more typing can make the text a time; true for an empty text. */
export function isPartialTime(value: LooseText): boolean {
  const trimmed = textOf(value).trim();
  return BEGINNING.test(trimmed) || isTime(trimmed);
}
