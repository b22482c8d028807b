import { withoutMarks } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateCardExpiry` checks, in this order: characters, length, month. */
export type CardExpiryProblem = 'characters' | 'length' | 'month';

const LENGTH = 4;

/** The digits of the text with the month first and the year without its century. */
function read(text: string): string {
  const yearFirst = /^\D*(20\d\d)\D+(\d\d?)/.exec(text);
  if (yearFirst) return `${yearFirst[2]?.padStart(2, '0')}${yearFirst[1]?.slice(2)}`;
  const all = text.replace(/\D/g, '');
  // A single digit is a month when a mark follows it (1/28) or when no second digit can (5).
  const digits = /^\D*\d\D+\d/.test(text) || /^[2-9]$/.test(all) ? `0${all}` : all;
  return digits.length > LENGTH && digits.startsWith('20', 2) ? digits.slice(0, 2) + digits.slice(4) : digits;
}

/** A card's expiry as it stands on the card, `12/28`, or as much of it as the text holds. Does not validate. @see S-216 */
export function formatCardExpiry(value: LooseText): string {
  return layOut(parseCardExpiry(value), '00/00');
}

/**
 * Month and year as four digits, `1228`; fewer while incomplete, `''` without any.
 *
 * A year of four digits loses its century: `12/2028` and `2028-12` are `1228`. A month of one digit gets its zero: `1/28` is `0128`.
 * @see S-216, S-225
 */
export function parseCardExpiry(value: LooseText): string {
  return read(textOf(value)).slice(0, LENGTH);
}

/**
 * The first rule that an expiry breaks; `undefined` for a month from 01 to 12 and a year. An empty text is too short.
 *
 * Whether it is past is not checked: nothing here knows today's date.
 * @see S-216
 */
export function validateCardExpiry(value: LooseText): CardExpiryProblem | undefined {
  const text = textOf(value);
  if (/\D/.test(withoutMarks(text))) return 'characters';
  const digits = read(text);
  if (digits.length !== LENGTH) return 'length';
  const month = Number(digits.slice(0, 2));
  return month >= 1 && month <= 12 ? undefined : 'month';
}

/** Whether a text is the expiry of a card, past or not. @see S-216 */
export function isCardExpiry<Value>(value: Value): value is Value & Accepted {
  return validateCardExpiry(textOf(value)) === undefined;
}

/** Whether more typing can make the text an expiry; true for an empty text. */
export function isPartialCardExpiry(value: LooseText): boolean {
  const text = textOf(value);
  return !/\D/.test(withoutMarks(text)) && /^(?:[01]?|(?:0[1-9]|1[0-2])\d{0,2})$/.test(read(text));
}
