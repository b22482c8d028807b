/** Characters of a reservation locator. @see Q-201 */
export const LOCATOR_LENGTH = 6;

/** What `validateLocator` finds wrong. */
export type LocatorProblem = 'length' | 'characters' | 'digits_only';

/**
 * Letters and digits of the text in upper case, cut to six.
 *
 * Words before the locator would pass for one: what stands before a colon is left out, and among words the first of six characters is it.
 * @see Q-203
 */
export function formatLocator(text: string | null | undefined): string {
  const behind = (text ?? '').replace(/^.*:/s, '');
  return (/\b[0-9A-Za-z]{6}\b/.exec(behind)?.[0] ?? behind)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, LOCATOR_LENGTH)
    .toUpperCase();
}

/** The locator in a typed or pasted text, `''` without one. What it holds is not judged. @see Q-203 */
export function parseLocator(text: string): string {
  return formatLocator(text);
}

/** Which rule a locator breaks; `undefined` when it may be saved. A missing one is too short. Lower case is accepted. @see Q-201 */
export function validateLocator(text: string): LocatorProblem | undefined {
  const trimmed = text.trim();
  if (/[^0-9A-Za-z]/.test(trimmed)) return 'characters';
  if (trimmed.length !== LOCATOR_LENGTH) return 'length';
  return /[A-Za-z]/.test(trimmed) ? undefined : 'digits_only';
}

/** Whether a text is a locator, in either case. @see Q-201 */
export function isLocator(text: string): boolean {
  return validateLocator(text) === undefined;
}

/** Whether a text can still become a locator by typing on; so can an empty one. */
export function isPartialLocator(text: string): boolean {
  const trimmed = text.trim();
  return /^[0-9A-Za-z]{0,6}$/.test(trimmed) && (trimmed.length < LOCATOR_LENGTH || isLocator(trimmed));
}
