/** What `validateEmail` finds wrong, the first that reading from the left meets. */
export type EmailProblem = 'characters' | 'length' | 'at_sign' | 'local_part' | 'domain' | 'top_level';

export interface EmailOptions {
  /** Characters kept; the rest is cut. @see Q-187 */
  maxLength?: number | undefined;
}

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;
const LOCAL_MARKS = "!#$%&'*+-/=?^_`{|}~";

/** An e-mail address without the spaces around it, cut to `maxLength`. Never judges. @see Q-187 */
export function formatEmail(text: string | null | undefined, { maxLength }: EmailOptions = {}): string {
  return parseEmail(text ?? '')
    .slice(0, maxLength)
    .trimEnd();
}

/**
 * The address in a text: spaces around it, a link's `mailto:` and what the link asks behind `?` are left out, and so are the name before
 * an address in `<` `>`, as mail programs copy it, and all behind it.
 * @see S-225
 */
export function parseEmail(text: string): string {
  const inner = /<([^<>]+)>/.exec(text)?.[1] ?? text;
  const address = inner.replace(/^(?:\s|mailto:)+/i, '');
  return (/^\s*mailto:/i.test(inner) ? (address.split('?', 1)[0] ?? '') : address).trim();
}

/** One reading for both questions: a whole address, or the beginning of one. */
function problemOf(text: string, partial: boolean): EmailProblem | undefined {
  const address = text.trim();
  if (address.length > LONGEST) return 'length';
  let at = -1;
  // Where the part between dots begins, and whether it is letters alone.
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

/** Whether a part of a domain has characters, not too many, and no hyphen at its end. */
function isLabel(address: string, start: number, end: number): boolean {
  return end > start && end - start <= LONGEST_LABEL && address.charCodeAt(end - 1) !== 45;
}

/**
 * Which rule an e-mail address breaks; `undefined` when it may be one, in either case, with spaces around it. A missing one is too short.
 *
 * A local part of at most 64 characters without a dot at its ends or two in a row, one `@`, a domain of letters, digits and inner
 * hyphens between dots, and at its end 2 to 6 letters; 254 characters in all.
 * @see S-198, and RFC 5321 for the lengths
 */
export function validateEmail(text: string): EmailProblem | undefined {
  return problemOf(text, false);
}

/** Whether a text may be an e-mail address. @see S-198 */
export function isEmail(text: string): boolean {
  return problemOf(text, false) === undefined;
}

/** Whether a text can still become an e-mail address by typing on; so can an empty one. */
export function isPartialEmail(text: string): boolean {
  return problemOf(text, true) === undefined;
}
