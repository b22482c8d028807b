/** What `validateAuthorizationCode` finds wrong, the first of: characters, length. */
export type AuthorizationCodeProblem = 'characters' | 'length';

const SHORTEST = 6;

/** The digits of a card authorization code; nothing is cut, because no longest one is agreed upon. Never judges. @see Q-205 */
export function formatAuthorizationCode(text: string | null | undefined): string {
  return parseAuthorizationCode(text ?? '');
}

/** The digits of a card authorization code as text, without the spaces between them; `''` without any. @see */
export function parseAuthorizationCode(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Which rule a card authorization code breaks; `undefined` when it is six digits or more, spaces aside. A missing one is too short.
 *
 * Where the code may be missing (a hotel) and where it is not asked at all is for the form to know.
 * @see
 */
export function validateAuthorizationCode(text: string): AuthorizationCodeProblem | undefined {
  if (!isPartialAuthorizationCode(text)) return 'characters';
  return parseAuthorizationCode(text).length < SHORTEST ? 'length' : undefined;
}

/** Whether a text is a card authorization code. @see */
export function isAuthorizationCode(text: string): boolean {
  return validateAuthorizationCode(text) === undefined;
}

/** Whether a text can still become a card authorization code by typing on; so can an empty one. */
export function isPartialAuthorizationCode(text: string): boolean {
  return !/[^\d\s]/.test(text);
}
