import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateAuthorizationCode` checks, in this order: characters, length. */
export type AuthorizationCodeProblem = 'characters' | 'length';

const SHORTEST = 6;

/** The digits of a card authorization code; nothing is cut, because no longest one is agreed upon. Does not validate. @see Q-205 */
export function formatAuthorizationCode(value: LooseText): string {
  return parseAuthorizationCode(value);
}

/** The digits of a card authorization code as text, without the spaces between them; `''` without any. @see */
export function parseAuthorizationCode(value: LooseText): string {
  return textOf(value).replace(/\D/g, '');
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
