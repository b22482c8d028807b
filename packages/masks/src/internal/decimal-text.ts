import { scaledDigits } from './format-decimal.ts';
import { type LooseText, textOf } from './loose-text.ts';

/** How a format parses decimal text. */
export interface DecimalOptions {
  /** Decimals kept; the rest is rounded half-up. */
  fraction: number;
  /**
   * The meaning of a text's only mark when exactly three digits follow it (`1.234`):
   * thousands for money, decimals for a rate or a percentage.
   */
  threeDigits: 'thousands' | 'decimals';
  /** Whether `%` may stand beside the number. */
  percent?: boolean;
}

/** The rules for decimal text. Which of them apply is the format's choice. */
export type DecimalProblem = 'format' | 'size' | 'decimals' | 'negative' | 'min' | 'max';

/** The amounts that may be saved. An empty text and a number equal to a limit are valid. */
export interface DecimalLimits {
  min?: number | undefined;
  max?: number | undefined;
}

interface Reading {
  negative: boolean;
  whole: string;
  decimals: string;
}

const MARKS = ".,'’ ";
const CURRENCY = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{2,3}\.?|\p{L}\/)?$/u;
/** A word behind a number that makes another number of it, or an amount of something else: `1,5 mil`, `2 mi`, `1.5k`, `1.000 milhas`. */
const MULTIPLIED = /\d[\s)]*(?:k{1,2}|m{1,2}|mi|mil|mio|mln|bi|tri|(?:milh|bilh|mill|bill)\p{L}+|thousand)(?!\p{L})/iu;
// Text programs write a dash in place of a hyphen.
const SIGNS = '-‐‑–−+';

/** Whether a word behind the number of a text multiplies it, or counts miles: the number alone is not what the text means. */
export function isMultiplied(text: string): boolean {
  return MULTIPLIED.test(text);
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

/** The kind of text before or after the number: a sign, a currency, a bracket. `undefined` for any other text. */
function readAffix(text: string, percent: boolean): { negative: boolean; signs: number; letters: boolean } | undefined {
  let rest = '';
  let signs = 0;
  let negative = false;
  for (const char of text) {
    if (char.trim() === '') continue;
    if (SIGNS.includes(char)) {
      signs += 1;
      negative = char !== '+';
    } else if (char !== '%' || !percent) rest += char;
  }
  if (rest.length > 5 || !CURRENCY.test(rest)) return undefined;
  return { negative, signs, letters: rest !== '' };
}

function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  return first.length >= 1 && first.length <= 3 && others.every((group) => group.length === 3);
}

/** Splits the text into sign, whole part and decimals as a person reads it; `undefined` when it is not a number. */
function readDecimal(text: string, { fraction, threeDigits, percent = false }: DecimalOptions): Reading | undefined {
  let from = 0;
  while (from < text.length && !isDigit(text[from]) && !(MARKS.slice(0, 2).includes(text[from] ?? '') && isDigit(text[from + 1])))
    from += 1;
  let to = text.length;
  while (to > from && !isDigit(text[to - 1])) to -= 1;
  if (from === to) return undefined;
  // A mark right behind the last digit belongs to the number: "5," is 5.
  const before = text.slice(0, from).trim();
  // "(R$ 5,00)" and, in spreadsheets, "R$ (5,00)".
  const bracketed = /^\(|\($/.test(before) && text.trimEnd().endsWith(')');
  const prefix = readAffix(bracketed ? before.replace('(', '') : before, percent);
  const after = text.slice(to).trim();
  const suffix = readAffix((bracketed ? after.slice(0, -1) : after).replace(/^[.,]/, ''), percent);
  if (!prefix || !suffix || prefix.signs + suffix.signs + Number(bracketed) > 1 || (prefix.letters && suffix.letters)) return undefined;
  if (suffix.letters && isMultiplied(text)) return undefined;
  // "5,-" is five and no cents in other countries; null is safer than minus five.
  if (suffix.signs > 0 && /^[.,]/.test(after)) return undefined;

  const groups = [''];
  const marks: string[] = [];
  // "Bs.100": the dot belongs to the currency.
  const start = !isDigit(text[from]) && /\p{L}/u.test(text[from - 1] ?? '') ? from + 1 : from;
  for (let index = start; index < to; index += 1) {
    const char = text[index] ?? '';
    if (isDigit(char)) groups[groups.length - 1] += char;
    else {
      const mark = char.trim() === '' ? ' ' : char === '’' ? "'" : char;
      if (!MARKS.includes(mark)) return undefined;
      marks.push(mark);
      groups.push('');
    }
  }
  const negative = prefix.negative || suffix.negative || bracketed;
  const last = marks.at(-1);
  const others = marks.slice(0, -1);
  if (last === undefined) return { negative, whole: groups.join(''), decimals: '' };
  if (others.some((mark) => mark !== others[0])) return undefined;
  const tail = groups.at(-1) ?? '';
  const head = groups.slice(0, -1);
  const onlyOne = others.length === 0 && (last === ',' || last === '.');
  const readsAsThousands =
    onlyOne && threeDigits === 'thousands' && tail.length === 3 && isGrouped(groups) && head[0] !== '0' && (last === '.' || fraction < 3);
  const isDecimal = onlyOne ? !readsAsThousands : (last === ',' || last === '.') && !others.includes(last);
  if (!isDecimal) return isGrouped(groups) ? { negative, whole: groups.join(''), decimals: '' } : undefined;
  if (head.length > 1 && !isGrouped(head)) return undefined;
  return { negative, whole: head.join(''), decimals: tail };
}

/**
 * The number in a text, or the number itself, rounded half-up to `fraction` decimals; `null` for any other value and for an amount that a number
 * cannot hold exactly.
 */
export function parseDecimal(value: LooseText, options: DecimalOptions): number | null {
  if (typeof value === 'number') return rounded(value, options.fraction);
  const reading = readDecimal(textOf(value), options);
  return reading ? toNumber(reading, options.fraction) : null;
}

function rounded(value: number, fraction: number): number | null {
  return Number.isFinite(value) ? unscaled(value < 0, Number(scaledDigits(Math.abs(value), fraction)), fraction) : null;
}

function toNumber({ negative, whole, decimals }: Reading, fraction: number): number | null {
  const digits = (whole + decimals.slice(0, fraction).padEnd(fraction, '0')).replace(/^0+/, '');
  if (digits.length > 16) return null;
  return unscaled(negative, Number(digits) + ((decimals[fraction] ?? '0') >= '5' ? 1 : 0), fraction);
}

function unscaled(negative: boolean, scaled: number, fraction: number): number | null {
  if (scaled > Number.MAX_SAFE_INTEGER) return null;
  const value = scaled / 10 ** fraction;
  // Near 2^53 two amounts of cents share one number: an amount is exact or it is refused.
  if (scaledDigits(value, fraction) !== String(scaled)) return null;
  return negative && value !== 0 ? -value : value;
}

/** Whether a number exceeds a limit, and which one. */
export function limitProblem(value: number, { min, max }: DecimalLimits): 'min' | 'max' | undefined {
  if (min !== undefined && value < min) return 'min';
  return max !== undefined && value > max ? 'max' : undefined;
}

function numberProblem(value: number, fraction: number, limits: DecimalLimits) {
  if (!Number.isFinite(value)) return 'format';
  const amount = rounded(value, fraction);
  if (amount === null) return 'size';
  return amount === value ? limitProblem(value, limits) : 'decimals';
}

/** The first rule that a text or a number breaks: format, size, decimals, min, max. An empty text breaks none. */
export function validateDecimal(
  value: LooseText,
  options: DecimalOptions,
  limits: DecimalLimits,
): Exclude<DecimalProblem, 'negative'> | undefined {
  if (typeof value === 'number') return numberProblem(value, options.fraction, limits);
  const text = textOf(value);
  if (text.trim() === '') return undefined;
  const reading = readDecimal(text, options);
  if (!reading) return 'format';
  const amount = toNumber(reading, options.fraction);
  if (amount === null) return 'size';
  for (let index = options.fraction; index < reading.decimals.length; index += 1) if (reading.decimals[index] !== '0') return 'decimals';
  return limitProblem(amount, limits);
}
