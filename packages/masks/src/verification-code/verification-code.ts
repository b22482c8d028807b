import type { CardBrand } from '../card/index.ts';
import { isMark } from '../internal/code-text.ts';

/** The rules that `validateVerificationCode` checks, in this order: characters, length. */
export type VerificationCodeProblem = 'characters' | 'length';

function longest(brand: CardBrand | undefined): number {
  return brand === undefined || brand === 'amex' ? 4 : 3;
}

/** The digits of the code on a card: four with American Express, three with any other brand, four at most without one. */
export function formatVerificationCode(text: string | null | undefined, brand?: CardBrand): string {
  return parseVerificationCode(text ?? '', brand);
}

/** The digits of a verification code as text, cut to as many as the brand has; `''` without any. @see S-225 */
export function parseVerificationCode(text: string, brand?: CardBrand): string {
  return text.replace(/\D/g, '').slice(0, longest(brand));
}

/** One check for both functions: a whole code, or the beginning of one. */
function problemOf(text: string, brand: CardBrand | undefined, partial: boolean): VerificationCodeProblem | undefined {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) length += 1;
    else if (!isMark(code)) return 'characters';
  }
  const shortest = partial ? 0 : brand === 'amex' ? 4 : 3;
  return length < shortest || length > longest(brand) ? 'length' : undefined;
}

/**
 * The first rule that a verification code breaks; `undefined` for three digits, four with American Express. An empty text is too short.
 *
 * While the brand is not known, both lengths pass. @see Q-181, and the card schemes: CVV2, CVC2, CID
 */
export function validateVerificationCode(text: string, brand?: CardBrand): VerificationCodeProblem | undefined {
  return problemOf(text, brand, false);
}

/** Whether a text is the verification code of a card of this brand, or of any brand when none is given. */
export function isVerificationCode(text: string, brand?: CardBrand): boolean {
  return problemOf(text, brand, false) === undefined;
}

/** Whether more typing can make the text a verification code; true for an empty text. */
export function isPartialVerificationCode(text: string, brand?: CardBrand): boolean {
  return problemOf(text, brand, true) === undefined;
}
