import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** Characters of a reservation locator. @see Q-201 */
export const LOCATOR_LENGTH = 6;

/** The rules that `validateLocator` checks. */
export type LocatorProblem = 'length' | 'characters' | 'digits_only';

/**
 * Letters and digits of the text in upper case, cut to six.
 *
 * Other words are not taken for it: text before a colon is left out, and of several words the first with six characters is the locator.
 * @see Q-203
 */
export function formatLocator(value: LooseText): string {
  const behind = textOf(value).replace(/^.*:/s, '');
  return (/\b[0-9A-Za-z]{6}\b/.exec(behind)?.[0] ?? behind)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, LOCATOR_LENGTH)
    .toUpperCase();
}

/** The locator in a typed or pasted text, `''` without one. What it holds is not judged. @see Q-203 */
export function parseLocator(value: LooseText): string {
  return formatLocator(value);
}

/** Which rule a locator breaks; `undefined` when it may be saved. A missing one is too short. Lower case is accepted. @see Q-201 */
export function validateLocator(value: LooseText): LocatorProblem | undefined {
  const trimmed = textOf(value).trim();
  if (/[^0-9A-Za-z]/.test(trimmed)) return 'characters';
  if (trimmed.length !== LOCATOR_LENGTH) return 'length';
  return /[A-Za-z]/.test(trimmed) ? undefined : 'digits_only';
}

/** Whether a text is a locator, in either case. @see Q-201 */
export function isLocator<Value>(value: Value): value is Value & Accepted {
  return validateLocator(textOf(value)) === undefined;
}

/** Whether more typing can make the text a locator; true for an empty text. */
export function isPartialLocator(value: LooseText): boolean {
  const trimmed = textOf(value).trim();
  return /^[0-9A-Za-z]{0,6}$/.test(trimmed) && (trimmed.length < LOCATOR_LENGTH || isLocator(trimmed));
}
