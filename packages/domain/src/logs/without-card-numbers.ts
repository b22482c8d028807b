import { cardBrand, isCardNumber } from '@guiche/masks/card';

/** Thirteen to nineteen digits, also in groups: what a card number may look like. */
const LIKE_A_CARD = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g;

/** A text in which each card number is reduced to its last four digits, `•••• 1111`: notes are free text, and logs are kept. @see B-034, B-062 */
export function withoutCardNumbers(text: string): string {
  return text.replace(LIKE_A_CARD, (found) => {
    const digits = found.replace(/\D/g, '');
    // A ticket number is as long, and may have a card's check digit: no card brand begins as it does.
    return isCardNumber(digits) && cardBrand(digits) ? `•••• ${digits.slice(-4)}` : found;
  });
}
