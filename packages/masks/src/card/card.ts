import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** Lengths and leading digits of each brand, the most specific first: 509 is Elo before 50 is Aura. @see S-217, S-218 */
const BRANDS = [
  [
    'elo',
    [16],
    '401178 401179 431274 438935 451416 457393 457631 457632 504175 506699-506778 509000-509999 627780 636297 636368 ' +
      '650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 ' +
      '651652-651679 655000-655019 655021-655058',
  ],
  ['hipercard', [13, 16, 19], '384100 384140 384160 606282 637095 637568 637599 637609 637612'],
  ['aura', [16, 19], '50'],
  ['amex', [15], '34 37'],
  ['diners', [14], '300-305 36 38 39'],
  ['jcb', [16], '3528-3589'],
  ['discover', [16, 19], '6011 644-649 65'],
  ['mastercard', [16], '51-55 2221-2720'],
  ['visa', [13, 16, 19], '4'],
] as const;

export type CardBrand = (typeof BRANDS)[number][0];

/** The rules that `validateCardNumber` checks, in this order: characters, length, repeated_digits, check_digit. */
export type CardNumberProblem = 'characters' | 'length' | 'repeated_digits' | 'check_digit';

/** Every brand that `cardBrand` returns. */
export const CARD_BRANDS: readonly CardBrand[] = BRANDS.map(([brand]) => brand);

interface Range {
  brand: CardBrand;
  lengths: readonly number[];
  from: number;
  to: number;
}

const UNKNOWN = [12, 13, 14, 15, 16, 17, 18, 19];
// Six digits for each bound: 50 stands for 500000 to 509999.
export const RANGES: readonly Range[] = BRANDS.flatMap(([brand, lengths, ranges]) =>
  ranges.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { brand, lengths, from: Number(from.padEnd(6, '0')), to: Number(to.padEnd(6, '9')) };
  }),
);

/** The first range that holds every number with these digits before a `*`. */
function rangeOf(text: string): Range | undefined {
  let from = 0;
  let width = 1e6;
  for (let index = 0; index < text.length && width > 1; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 42) break;
    if (code >= 48 && code <= 57) {
      width /= 10;
      from += (code - 48) * width;
    }
  }
  for (const range of RANGES) if (range.from <= from && from + width - 1 <= range.to) return range;
  return undefined;
}

/** The most characters of a number with this beginning. */
export function longestCardNumber(text: string): number {
  return rangeOf(text)?.lengths.at(-1) ?? 19;
}

/**
 * The brand of a card number, or of the beginning of one, as soon as the digits determine it; digits behind a `*` do not count.
 *
 * Further digits may change it: `50` and `5067` are Aura, `50670` is Elo.
 * @see S-217
 */
export function cardBrand(value: LooseText): CardBrand | undefined {
  return rangeOf(textOf(value))?.brand;
}

/**
 * A card number in the groups that stand on the card: `4111 1111 1111 1111`, American Express 4-6-5, Diners Club 4-6-4. Does not validate.
 * @see S-215
 */
export function formatCardNumber(value: LooseText): string {
  const chars = parseCardNumber(value);
  const length = longestCardNumber(chars);
  return layOut(chars, length === 15 ? '0000 000000 00000' : length === 14 ? '0000 000000 0000' : '0000 0000 0000 0000 000');
}

/** Digits and `*` of a card number, cut to the most that its brand has, to 19 without a brand; `''` without any. @see S-215, S-225 */
export function parseCardNumber(value: LooseText): string {
  const chars = textOf(value).replace(/[^\d*]/g, '');
  return chars.slice(0, longestCardNumber(chars));
}

/** One check for both functions: a whole number, or the beginning of one. */
function problemOf(value: unknown, partial: boolean): CardNumberProblem | undefined {
  const text = textOf(value);
  let length = 0;
  let leading = 0;
  let same = true;
  let hidden = false;
  // Which digits are doubled is known only at the end: those at odd or those at even positions.
  let odd = 0;
  let even = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code - 48;
    const counts = digit >= 0 && digit <= 9;
    if (counts || code === 42) {
      if (length === 0) leading = code;
      else if (code !== leading) same = false;
      if (counts) {
        const double = digit > 4 ? digit * 2 - 9 : digit * 2;
        odd += length % 2 === 0 ? double : digit;
        even += length % 2 === 0 ? digit : double;
      } else hidden = true;
      length += 1;
    } else if (!isMark(code)) return 'characters';
  }
  const lengths = rangeOf(text)?.lengths ?? UNKNOWN;
  if (partial && length < (lengths.at(-1) ?? 0)) return undefined;
  if (!lengths.includes(length)) return 'length';
  if (same) return 'repeated_digits';
  return hidden || (length % 2 === 0 ? odd : even) % 10 === 0 ? undefined : 'check_digit';
}

/**
 * The first rule that a card number breaks; `undefined` for a valid one, with or without spaces. An empty text is too short.
 *
 * The length is the brand's, 12 to 19 digits without a known brand. The check digit of a number with `*` is not checked. The same
 * character throughout is refused, although zeros pass the check digit.
 * @see S-218, S-219
 */
export function validateCardNumber(value: LooseText): CardNumberProblem | undefined {
  return problemOf(value, false);
}

/** Whether a text is a card number, with or without spaces. @see S-218, S-219 */
export function isCardNumber<Value>(value: Value): value is Value & Accepted {
  return !problemOf(value, false);
}

/** Whether more typing can make the text a card number; true for an empty text. */
export function isPartialCardNumber(value: LooseText): boolean {
  return !problemOf(value, true);
}
