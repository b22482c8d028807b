import { isMark, withoutMarks } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validatePhone` checks, in this order: characters, length, area_code, prefix. */
export type PhoneProblem = 'characters' | 'length' | 'area_code' | 'prefix';

const LANDLINE = 10;
const MOBILE = 11;
/** A number, or the beginning of one: one of Anatel's 67 area codes, then 2 to 5 for a landline, 9 for a mobile. */
const BEGINNING = /^(?:[1-9]?|(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:[2-5]\d{0,7}|9\d{0,8})?)$/;
// A set of numbers, so that checking a list of phones makes no string for each.
const AREA_CODES = Array.from({ length: 100 }, (_, code) => BEGINNING.test(String(code)));

/** Digits formatted as they are: `(00) 0000-0000`, and `(00) 00000-0000` with eleven. */
export function layOutPhone(digits: string): string {
  return layOut(digits, digits.length > LANDLINE ? '(00) 00000-0000' : '(00) 0000-0000');
}

/** An extension behind a number: its digits are no part of it. */
const EXTENSION = /(?:\bramal|\bext\b|\br\.)[\s\S]*$/i;

/** Whether a text has the code of another country behind a plus: its digits are no Brazilian number. @see S-208 */
export function hasForeignCode(value: LooseText): boolean {
  const text = textOf(value);
  const digits = text.replace(/\D/g, '');
  return /^\D*\+/.test(text) && digits !== '' && digits !== '5' && !digits.startsWith('55');
}

/**
 * A phone number as people read it, `(11) 98765-4321`, or as much of it as the text holds; one of another country as it is written. Does not
 * validate. @see S-208
 */
export function formatPhone(value: LooseText): string {
  const number = parsePhone(value);
  return hasForeignCode(number) ? number : layOutPhone(number);
}

/**
 * Area code and number, cut to eleven digits; `''` for a text without digits. A number of another country (`+51 987 654 321`) is the text as it is
 * written: without its plus it would be one of Brazil, and with it no check takes it.
 *
 * Prefixes that are dialled before it are left out: the country code (`+55…`, `0055…`, or 55 before ten digits or more), the 0 of a trunk
 * call, and the carrier's two digits behind that 0. An extension (`ramal 12`) is left out. 55 before fewer digits is the area code in Rio Grande do Sul.
 * @see S-207, S-208, S-225
 */
export function parsePhone(value: LooseText): string {
  const text = textOf(value);
  if (hasForeignCode(text)) return text.trim();
  const number = text.replace(EXTENSION, '');
  const [, zeros = '', digits = ''] = /^(0*)(\d*)$/.exec(number.replace(/\D/g, '')) ?? [];
  const tooLong = digits.length > MOBILE;
  const dialled = digits.startsWith('55') ? tooLong || zeros.length > 1 || /^\D*\+/.test(text) : tooLong && zeros !== '';
  return (dialled ? withoutZeros(digits.slice(2)) : digits).slice(0, MOBILE);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}

/**
 * The first rule that a Brazilian phone number breaks; `undefined` for a valid one, as it is written or dialled (see `parsePhone`).
 *
 * An empty text is too short. The country code of another country counts as a wrong area code.
 * @see S-207, and Anatel, Regulamento de Numeração (Resolução 749/2022)
 */
export function validatePhone(value: LooseText): PhoneProblem | undefined {
  const text = textOf(value);
  let zeros = 0;
  let length = 0;
  let number = 0;
  let plus = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code - 48;
    if (digit >= 0 && digit <= 9) {
      if (digit === 0 && length === 0) zeros += 1;
      else {
        number = number * 10 + digit;
        length += 1;
      }
    } else if (code === 43) {
      if (plus || zeros + length > 0) return 'characters';
      plus = true;
    } else if (!isMark(code)) return 'characters';
  }
  // A number holds at most fifteen digits exactly, and no dialled number is that long.
  if (length > 15) return 'length';
  let country = false;
  if (plus || zeros > 1 || length > MOBILE) {
    const behind = 10 ** (length - 2);
    country = Math.floor(number / behind) === 55;
    if (country || (zeros > 0 && length > MOBILE)) number %= behind;
  }
  if (number < 1e9 || number >= 1e11) return 'length';
  const mobile = number >= 1e10;
  const next = Math.floor(number / (mobile ? 1e8 : 1e7));
  if ((plus && !country) || !AREA_CODES[Math.floor(next / 10)]) return 'area_code';
  const first = next % 10;
  return (mobile ? first === 9 : first >= 2 && first <= 5) ? undefined : 'prefix';
}

/** Whether a text is a Brazilian phone number with its area code, as it is written or dialled. @see S-207 */
export function isPhone<Value>(value: Value): value is Value & Accepted {
  return validatePhone(textOf(value)) === undefined;
}

/** Whether more typing can make the text a phone number; true for an empty text. */
export function isPartialPhone(value: LooseText): boolean {
  const [, plus, zeros, digits = ''] = /^(\+?)(0*)(\d*)$/.exec(withoutMarks(textOf(value))) ?? [];
  if (plus === undefined) return false;
  const behind = BEGINNING.test(withoutZeros(digits.slice(2)));
  if (behind && (digits.length < 2 ? '55'.startsWith(digits) : digits.startsWith('55'))) return true;
  return plus === '' && (BEGINNING.test(digits) || (zeros !== '' && behind));
}
