import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateAuthorizationCode` checks, in this order: characters, length. */
export type AuthorizationCodeProblem = 'characters' | 'length';

const SHORTEST = 6;

/** The digits of a card authorization code; nothing is cut, because no longest one is agreed upon. Does not validate. @see Q-205 */
export function formatAuthorizationCode(value: LooseText): string {
  return parseAuthorizationCode(value);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits with blanks, dots or hyphens between them at most. */
export function runsIn(text: string): readonly string[] {
  return (text.match(/\d(?:[\s.-]*\d)*/g) ?? []).map(digitsOf);
}

/** What may be a code in a text: six digits or more in a row or, without any such, with blanks, dots or hyphens between them. */
export function codesIn(text: string): readonly string[] {
  const rows = text.match(/\d{6,}/g) ?? [];
  return [...new Set(rows.length > 0 ? rows : runsIn(text).filter((run) => run.length >= SHORTEST))];
}

/**
 * The digits of a card authorization code as text, without the spaces between them; `''` without any. Of a text with other numbers (`AUT: 123456 / Visa
 * final 4321`) the first that can be a code is read. @see
 */
export function parseAuthorizationCode(value: LooseText): string {
  const text = textOf(value);
  return codesIn(text)[0] ?? digitsOf(text);
}

/**
 * The first rule that a card authorization code breaks; `undefined` for six digits or more, spaces aside. An empty text is too short.
 *
 * Whether the code may be missing (a hotel) or is not used at all is for the form to decide.
 * @see
 */
export function validateAuthorizationCode(value: LooseText): AuthorizationCodeProblem | undefined {
  if (!isPartialAuthorizationCode(value)) return 'characters';
  return parseAuthorizationCode(value).length < SHORTEST ? 'length' : undefined;
}

/** Whether a text is a card authorization code. @see */
export function isAuthorizationCode<Value>(value: Value): value is Value & Accepted {
  return validateAuthorizationCode(textOf(value)) === undefined;
}

/** Whether more typing can make the text a card authorization code; true for an empty text. */
export function isPartialAuthorizationCode(value: LooseText): boolean {
  return !/[^\d\s]/.test(textOf(value));
}
