import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateEmail` checks, while it reads from left to right. */
export type EmailProblem = 'characters' | 'length' | 'at_sign' | 'local_part' | 'domain' | 'top_level';

export interface EmailOptions {
  /** Characters kept; the rest is cut. @see Q-187 */
  maxLength?: number | undefined;
}

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;
const LOCAL_MARKS = "!#$%&'*+-/=?^_`{|}~";

/** An e-mail address without the spaces around it, cut to `maxLength`. Does not validate. @see Q-187 */
export function formatEmail(value: LooseText, { maxLength }: EmailOptions = {}): string {
  return parseEmail(value).slice(0, maxLength).trimEnd();
}

/**
 * The address in a text. Left out are spaces around it, a link's `mailto:` and its parameters behind `?`, and the name before
 * an address in `<` `>`, as mail programs copy it, with everything behind it.
 * @see S-225
 */
export function parseEmail(value: LooseText): string {
  const text = textOf(value);
  const inner = /<([^<>]+)>/.exec(text)?.[1] ?? text;
  const address = inner.replace(/^(?:\s|mailto:)+/i, '');
  return (/^\s*mailto:/i.test(inner) ? (address.split('?', 1)[0] ?? '') : address).trim();
}

/** One check for both functions: a whole address, or the beginning of one. */
function problemOf(value: unknown, partial: boolean): EmailProblem | undefined {
  const address = textOf(value).trim();
  if (address.length > LONGEST) return 'length';
  let at = -1;
  // The start of the part between dots, and whether the part is letters alone.
  let start = 0;
  let letters = true;
  let dots = 0;
  for (let index = 0; index < address.length; index += 1) {
    const code = address.charCodeAt(index);
    if (code === 64) {
      if (at >= 0) return 'at_sign';
      if (index === start || index > LONGEST_LOCAL) return 'local_part';
      at = index;
      start = index + 1;
      letters = true;
    } else if (code === 46) {
      if (at < 0 && index === start) return 'local_part';
      if (at >= 0) {
        if (!isLabel(address, start, index)) return 'domain';
        dots += 1;
      }
      start = index + 1;
      letters = true;
    } else if ((code | 32) < 97 || (code | 32) > 122 || code > 127) {
      letters = false;
      const isDigit = code >= 48 && code <= 57;
      if (!isDigit && !(at < 0 ? LOCAL_MARKS.includes(address[index] ?? '') : code === 45)) return 'characters';
      if (code === 45 && index === start && at >= 0) return 'domain';
    }
  }
  const length = address.length - start;
  if (at < 0) {
    if (partial) return address.length > LONGEST_LOCAL ? 'local_part' : undefined;
    return address === '' ? 'length' : 'at_sign';
  }
  if (partial) return length > LONGEST_LABEL ? 'domain' : undefined;
  if (!isLabel(address, start, address.length)) return 'domain';
  return dots > 0 && letters && length >= 2 && length <= 6 ? undefined : 'top_level';
}

/** Whether a part of a domain is 1 to 63 characters long and does not end with a hyphen. */
function isLabel(address: string, start: number, end: number): boolean {
  return end > start && end - start <= LONGEST_LABEL && address.charCodeAt(end - 1) !== 45;
}

/**
 * The first rule that an e-mail address breaks; `undefined` for a valid one, in either case, with spaces around it. Empty is too short.
 *
 * Valid is a local part of at most 64 characters without a dot at its ends or two in a row, one `@`, a domain of letters, digits and
 * inner hyphens between dots, and at its end 2 to 6 letters; 254 characters in all.
 * @see S-198, and RFC 5321 for the lengths
 */
export function validateEmail(value: LooseText): EmailProblem | undefined {
  return problemOf(value, false);
}

/** Whether a text may be an e-mail address. @see S-198 */
export function isEmail<Value>(value: Value): value is Value & Accepted {
  return !problemOf(value, false);
}

/** Whether more typing can make the text an e-mail address; true for an empty text. */
export function isPartialEmail(value: LooseText): boolean {
  return !problemOf(value, true);
}
