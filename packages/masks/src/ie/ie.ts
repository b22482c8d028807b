import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Form, RULES } from './rules.ts';

/** The states that a registration can be of: 26 and the Distrito Federal. */
export type Uf = keyof typeof RULES;

/** What `validateIe` finds wrong, the first of: state, characters, length, repeated_digits, prefix, check_digit. */
export type IeProblem = 'state' | 'characters' | 'length' | 'repeated_digits' | 'prefix' | 'check_digit';

/** Codes of the 26 states and the Distrito Federal. */
export const UFS = Object.keys(RULES) as Uf[];

/** The value of the letter P, which rural producers of São Paulo have first: its ASCII code less 48, as for the digits. */
const P = 32;

export function formsOf(uf: string | null | undefined): readonly Form[] {
  const code = uf ?? '';
  if (Object.hasOwn(RULES, code)) return RULES[code as Uf];
  const plain = code.trim().toUpperCase();
  return plain !== code ? formsOf(plain) : [];
}

/** Only São Paulo's rural producers have a letter. */
function isRural(form: Form): boolean {
  return form.starts[0] === 'P0';
}

/** The shortest shape that holds so many characters; for too many, the longest. */
export function formOf(forms: readonly Form[], length: number, rural: boolean): Form | undefined {
  let found: Form | undefined;
  for (const form of forms) if (isRural(form) === rural && (found === undefined || found.length < length)) found = form;
  return found;
}

/** Values of the characters without marks; `undefined` where one is no character of a registration. */
function valuesOf(text: string, forms: readonly Form[]): number[] | undefined {
  const values: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) values.push(code - 48);
    else if ((code === 80 || code === 112) && values.length === 0 && forms.some(isRural)) values.push(P);
    else if (!isMark(code)) return undefined;
  }
  return values;
}

function startsRight({ starts }: Form, values: readonly number[]): boolean {
  for (const start of starts) {
    let index = 0;
    while (index < start.length && index < values.length) {
      if (start[index] !== '.' && start.charCodeAt(index) - 48 !== values[index]) break;
      index += 1;
    }
    if (index === start.length || index === values.length) return true;
  }
  return false;
}

function checksRight({ checks }: Form, values: readonly number[]): boolean {
  for (const { at, weights, step, crossSum } of checks) {
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const product = (weights[index] ?? 0) * (values[index] ?? 0);
      sum += crossSum && product > 9 ? product - 9 : product;
    }
    const written = values[at - 1] ?? 0;
    if (step(sum, values, written) !== written) return false;
  }
  return true;
}

function isZero(value: number): boolean {
  return value === 0;
}

/**
 * A state registration as people of the state read it, `110.042.490.114` in SP; `''` without a state. Never judges.
 *
 * A state with several lengths picks the pattern by the number of digits.
 * @param uf code of the state, in either case
 * @see S-229
 */
export function formatIe(text: string | null | undefined, uf: string | null | undefined): string {
  const chars = parseIe(text ?? '', uf);
  return layOut(chars, formOf(formsOf(uf), chars.length, chars.startsWith('P'))?.pattern ?? '');
}

/** The digits of a registration, with the P of a rural producer of SP before them, cut to the state's longest. @see S-225 */
export function parseIe(text: string, uf: string | null | undefined): string {
  const forms = formsOf(uf);
  const digits = text.replace(/\D/g, '');
  // A P that stands alone before the digits is the number's; one in a word ("IE SP") is not.
  const words = text.replace(/\d.*/s, '').split(/[^A-Za-z]/);
  const rural = forms.some(isRural) && words.some((word) => word.toUpperCase() === 'P');
  const chars = rural ? `P${digits}` : digits;
  return chars.slice(0, formOf(forms, chars.length, rural)?.length ?? 0);
}

/**
 * Which rule a registration breaks; `undefined` when the state could have issued it, with or without marks.
 *
 * Without a state, or with an unknown one, every text is wrong (`state`). A missing number is too short; zeros alone are none.
 * @param uf code of the state, in either case
 * @see S-229, S-231 to S-257
 */
export function validateIe(text: string, uf: string | null | undefined): IeProblem | undefined {
  const forms = formsOf(uf);
  if (forms.length === 0) return 'state';
  const values = valuesOf(text, forms);
  if (values === undefined) return 'characters';
  const form = formOf(forms, values.length, values[0] === P);
  if (form?.length !== values.length) return 'length';
  if (values.every(isZero)) return 'repeated_digits';
  if (!startsRight(form, values)) return 'prefix';
  return checksRight(form, values) ? undefined : 'check_digit';
}

/** Whether a text is a registration that the state could have issued, with or without marks. @see S-229 */
export function isIe(text: string, uf: string | null | undefined): boolean {
  return validateIe(text, uf) === undefined;
}

/** Whether a text may still be typed on: it begins like a registration of the state, and a complete one is right. */
export function isPartialIe(text: string, uf: string | null | undefined): boolean {
  const forms = formsOf(uf);
  const values = valuesOf(text, forms);
  if (values === undefined) return false;
  return forms.some((form) => {
    if (values.length > form.length || (values.length > 0 && isRural(form) !== (values[0] === P))) return false;
    return startsRight(form, values) && (values.length < form.length || isIe(text, uf));
  });
}
