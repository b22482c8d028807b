import { mod11 } from '../internal/check-digit.ts';
import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';
import { ANY, type Check, type Form, P, RULES, type Values } from './rules.ts';

/** The states that issue registrations: 26 and the Distrito Federal. */
export type Uf = keyof typeof RULES;

/** The rules that `validateIe` checks, in this order: state, characters, length, prefix, check_digit, repeated_digits. */
export type IeProblem = 'state' | 'characters' | 'length' | 'prefix' | 'check_digit' | 'repeated_digits';

/** Codes of the 26 states and the Distrito Federal. */
export const UFS: readonly Uf[] = Object.keys(RULES) as Uf[];

const FORMS: ReadonlyMap<string, readonly Form[]> = new Map(Object.entries(RULES));
/** A buffer for the values of one number, reused: a new one for each number would take a tenth of the time. Surplus values are dropped. */
const room: Values = new Int32Array(32);

/** The shapes of a state's registration; none without a state. */
export function formsOf(uf: string | null | undefined): readonly Form[] {
  return FORMS.get(uf ?? '') ?? FORMS.get(textOf(uf).trim().toUpperCase()) ?? [];
}

/** The shortest shape with at least so many characters; the longest when there are more. */
export function formOf(forms: readonly Form[], length: number, rural: boolean): Form | undefined {
  let found: Form | undefined;
  // Counted loops here and below: several times as fast as iterators for so few items.
  for (let index = 0; index < forms.length; index += 1) {
    const form = forms[index];
    if (form?.rural !== rural) continue;
    if (form.length >= length) return form;
    found = form;
  }
  return found;
}

/** Writes the values of the characters without marks into a list and returns their number; -1 for a character that no registration has. */
function read(text: string, forms: readonly Form[], values: Values): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code - 48;
    if (digit >= 0 && digit <= 9) {
      values[length] = digit;
      length += 1;
    } else if ((code === 80 || code === 112) && length === 0 && forms.some(({ rural }) => rural)) {
      values[0] = P;
      length = 1;
    } else if (!isMark(code)) return -1;
  }
  return length;
}

function startsRight(starts: Form['starts'], values: Values, length: number): boolean {
  if (starts.length === 0) return true;
  for (let tried = 0; tried < starts.length; tried += 1) {
    const start = starts[tried] ?? [];
    let index = 0;
    while (index < start.length && index < length && (start[index] === values[index] || start[index] === ANY)) index += 1;
    if (index === start.length || index === length) return true;
  }
  return false;
}

function weigh(weights: Values, values: Values): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[index] ?? 0);
  return sum;
}

/** The same with the digits of each product summed: 16 counts 7. */
function weighDigits(weights: Values, values: Values): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const product = (weights[index] ?? 0) * (values[index] ?? 0);
    sum += product > 9 ? product - 9 : product;
  }
  return sum;
}

function checksRight(checks: readonly Check[], values: Values): boolean {
  for (let index = 0; index < checks.length; index += 1) {
    const check = checks[index];
    if (!check) continue;
    const { at, weights, step, crossSum } = check;
    const sum = crossSum ? weighDigits(weights, values) : weigh(weights, values);
    const written = values[at - 1] ?? 0;
    // Most states use modulus 11: an inline check costs no call of a function that differs each time.
    if ((step ? step(sum, values, written) : mod11(sum)) !== written) return false;
  }
  return true;
}

function isZero(values: Values, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (values[index] !== 0) return false;
  return true;
}

function problemOf(value: unknown, uf: string | null | undefined): IeProblem | undefined {
  const forms = formsOf(uf);
  if (forms.length === 0) return 'state';
  const length = read(textOf(value), forms, room);
  if (length < 0) return 'characters';
  const form = formOf(forms, length, room[0] === P);
  if (form?.length !== length) return 'length';
  if (!startsRight(form.starts, room, length)) return 'prefix';
  if (!checksRight(form.checks, room)) return 'check_digit';
  return isZero(room, length) ? 'repeated_digits' : undefined;
}

/**
 * A state registration as people of the state read it, `110.042.490.114` in SP; `''` without a state. Does not validate.
 *
 * For a state with several lengths the number of digits decides the pattern.
 * @param uf code of the state, in either case
 * @see S-229
 */
export function formatIe(value: LooseText, uf: string | null | undefined): string {
  const chars = parseIe(value, uf);
  return layOut(chars, formOf(formsOf(uf), chars.length, chars.startsWith('P'))?.pattern ?? '');
}

/** The digits of a registration, with the P of a rural producer of SP before them, cut to the state's longest. @see S-225 */
export function parseIe(value: LooseText, uf: string | null | undefined): string {
  const forms = formsOf(uf);
  const text = textOf(value);
  const digits = text.replace(/\D/g, '');
  // A P alone before the digits belongs to the number; one in a word ("IE SP") does not.
  const words = text.replace(/\d.*/s, '').split(/[^A-Za-z]/);
  const rural = forms.some(({ rural }) => rural) && words.some((word) => word.toUpperCase() === 'P');
  const chars = rural ? `P${digits}` : digits;
  return chars.slice(0, formOf(forms, chars.length, rural)?.length ?? 0);
}

/**
 * The first rule that a registration breaks; `undefined` for one that the state could have issued, with or without marks.
 *
 * Without a state, or with an unknown one, every text is wrong (`state`). An empty text is too short; zeros alone are invalid.
 * @param uf code of the state, in either case
 * @see S-229, S-231 to S-257
 */
export function validateIe(value: LooseText, uf: string | null | undefined): IeProblem | undefined {
  return problemOf(value, uf);
}

/** Whether a text is a registration that the state could have issued, with or without marks. @see S-229 */
export function isIe<Value>(value: Value, uf: string | null | undefined): value is Value & Accepted {
  return !problemOf(value, uf);
}

/** Whether more typing can make the text a registration: it begins like one of the state, and a complete one is valid. */
export function isPartialIe(value: LooseText, uf: string | null | undefined): boolean {
  const forms = formsOf(uf);
  const text = textOf(value);
  const length = read(text, forms, room);
  if (length < 0) return false;
  return forms.some((form) => {
    if (length > form.length || (length > 0 && form.rural !== (room[0] === P))) return false;
    return startsRight(form.starts, room, length) && (length < form.length || isIe(text, uf));
  });
}
