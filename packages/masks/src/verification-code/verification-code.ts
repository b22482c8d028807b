import type { CardBrand } from '../card/index.ts';
import { isMark } from '../internal/code-text.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateVerificationCode` checks, in this order: characters, length. */
export type VerificationCodeProblem = 'characters' | 'length';

function longest(brand: CardBrand | undefined): number {
  return brand === undefined || brand === 'amex' ? 4 : 3;
}

/** The digits of the code on a card: four with American Express, three with any other brand, four at most without one. */
export function formatVerificationCode(value: LooseText, brand?: CardBrand): string {
  return parseVerificationCode(value, brand);
}

/** The digits of a verification code as text, cut to as many as the brand has; `''` without any. @see S-225 */
export function parseVerificationCode(value: LooseText, brand?: CardBrand): string {
  return textOf(value).replace(/\D/g, '').slice(0, longest(brand));
}

/** One check for both functions: a whole code, or the beginning of one. */
function problemOf(value: unknown, brand: CardBrand | undefined, partial: boolean): VerificationCodeProblem | undefined {
  const text = textOf(value);
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
export function validateVerificationCode(value: LooseText, brand?: CardBrand): VerificationCodeProblem | undefined {
  return problemOf(value, brand, false);
}

/** Whether a text is the verification code of a card of this brand, or of any brand when none is given. */
export function isVerificationCode<Value>(value: Value, brand?: CardBrand): value is Value & Accepted {
  return problemOf(value, brand, false) === undefined;
}

/** Whether more typing can make the text a verification code; true for an empty text. */
export function isPartialVerificationCode(value: LooseText, brand?: CardBrand): boolean {
  return problemOf(value, brand, true) === undefined;
}
