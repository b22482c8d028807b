import { beginsWithName, withoutLead } from './moment-words.ts';
import type { KnownMoment } from './read-moment.ts';
import { typedMoment } from './type-moment.ts';

/** What was typed key after key since the caret came to the end of a text, or the text was selected. */
export interface TypedRun {
  /** The text behind which it stands; `''` when it takes the place of one. */
  readonly behind: string;
  /** The text whose place it takes. */
  readonly over: string;
  readonly typed: string;
}

const SEPARATOR = '\n';

/** A run as the marks of a text, which are passed on with its state. */
export const marksOf = ({ behind, over, typed }: TypedRun): string => [behind, over, typed].join(SEPARATOR);

/** The run that the marks of a text tell; `undefined` for other marks. */
export function runOf(marks: string | undefined): TypedRun | undefined {
  const [behind, over, typed, ...others] = marks?.split(SEPARATOR) ?? [];
  return behind === undefined || over === undefined || typed === undefined || others.length > 0 ? undefined : { behind, over, typed };
}

const WHOLE_DAY = /^\d\d\/\d\d\/\d{4} ?$/;
const WHOLE_MOMENT = /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/;
const DAY_AND_MONTH = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])/;
const TIME_IN_DIGITS = /^(?:(?:[01]\d?|2[0-3]?)(?:[0-5]\d?)?|[3-9](?:[0-5]\d?)?)$/;
const ENDED_TIME = /^\d{3,4} ?(?:\+[1-9]|[ap]m)$/i;
const ENDING_TIME = /^\d{3,4} ?[+ap]?$/i;

export interface TypedRunOptions extends KnownMoment {
  parts: 3 | 5;
  /** The text of a moment that a written text means; `''` when it means none. */
  read: (written: string) => string;
}

/** Digits over a whole moment that may be its new time: they stand as typed, and are read when the field is left, or an ending follows them. */
function timeOver({ over, typed }: TypedRun, { parts, day, read }: TypedRunOptions): string | undefined {
  if (parts === 3 || day === undefined || !WHOLE_MOMENT.test(over)) return undefined;
  if (ENDED_TIME.test(typed)) return read(typed) || undefined;
  return TIME_IN_DIGITS.test(ENDING_TIME.test(typed) ? typed.replace(/\D+$/, '') : typed) ? typed : undefined;
}

/** What was typed behind a day and is no time on it, as another day. A digit too many behind a time makes no day of it. */
function anotherDay(written: string, options: TypedRunOptions): string | undefined {
  const day = typedMoment(written, options.parts, options);
  const isSurplus = (/^\d{5}/.test(written) && !DAY_AND_MONTH.test(written)) || /^\d{1,2}[.-]\d{3}/.test(written);
  return isSurplus && day !== written ? undefined : day;
}

// Typed on as a day and a month, the `de` would be the beginning of December.
const IN_WORDS = /^\d{1,2}(?:[º°]|[\s/.-]*del?\s)/i;

/** A moment that begins with the name of a month or a weekday, or has `de` behind its day, stays as typed until it can be read. */
function staysInWords(typed: string, { parts, read }: TypedRunOptions): string | undefined {
  if (!beginsWithName(typed) && !IN_WORDS.test(typed)) return undefined;
  // A date without a time would be read before its last digit: it waits until the field is left.
  return (parts === 5 && read(typed)) || typed;
}

/**
 * The text of a field after a run of keys; `undefined` when its last key has no place.
 *
 * Behind a whole day the run is a time as long as it can be one; then it is read by itself, as another day. Over a whole moment up to four digits that
 * can be a time stay as they are, because nothing says yet whether they are a time or a day and month.
 */
export function textOfRun(run: TypedRun, options: TypedRunOptions): string | undefined {
  const { parts } = options;
  const { behind } = run;
  const typed = run.typed.trimStart();
  if (typed === '') return undefined;
  const isDay = WHOLE_DAY.test(behind);
  const word = staysInWords(isDay ? typed : behind + typed, options);
  if (word !== undefined) return word;
  const written = withoutLead(typed);
  if (behind === '') return timeOver({ ...run, typed }, options) ?? typedMoment(written, parts, options);
  const goesOn = typedMoment(behind + written, parts, options);
  if (!isDay || parts === 3) return goesOn;
  const alone = anotherDay(written, options);
  return /^\d{1,2}\//.test(written) ? (alone ?? goesOn) : (goesOn ?? alone);
}

/** The ISO date of a text that is a whole day and nothing more; `undefined` for any other. */
export function wholeDayOf(text: string): string | undefined {
  return WHOLE_DAY.test(text) ? `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}` : undefined;
}
