import { RANGES } from '../card/card.ts';
import { CARD_BRANDS, type CardBrand, type CardNumberProblem, cardBrand, isCardNumber, validateCardNumber } from '../card/index.ts';
import { DIGITS, dice, oneOf, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

/**
 * A number of the brand, or of any brand, that `isCardNumber` accepts, in one of the brand's lengths: the same for the same seed, a whole number. No
 * payment is made with it, but an issuer may have given it to somebody.
 */
export function validCardNumber(seed: number, brand?: CardBrand): string {
  const roll = dice(seed);
  const wanted = brand ?? oneOf(roll, CARD_BRANDS);
  const ranges = RANGES.filter((range) => range.brand === wanted);
  const make = () => {
    const { from, to, lengths } = oneOf(roll, ranges);
    const length = oneOf(roll, lengths);
    return { text: String(from + roll(to - from + 1)) + pick(roll, DIGITS, length - 6), checks: [length - 1] };
  };
  // A range may hold numbers of a more specific brand: 509 is Elo, although 50 is Aura.
  return validNumber(make, (text) => isCardNumber(text) && cardBrand(text) === wanted);
}

/** A text for which `validateCardNumber` returns the problem; of the brand, if one is given, unless its digits are all the same. */
export function invalidCardNumber(seed: number, problem: CardNumberProblem = 'check_digit', brand?: CardBrand): string {
  const isOfBrand = (text: string) => brand === undefined || problem === 'repeated_digits' || cardBrand(text) === brand;
  const breaks = (text: string) => validateCardNumber(text) === problem && isOfBrand(text);
  return invalidNumber(seed, problem, (other) => validCardNumber(other, brand), breaks);
}
