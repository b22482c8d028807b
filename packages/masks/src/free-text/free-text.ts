import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rule that `validateFreeText` checks. */
export type FreeTextProblem = 'characters';

/** What may stand in a text, each independent of the others; without any of them everything may. @see S-223 */
export interface FreeTextOptions {
  /** Removes accents from letters, and removes all characters except letters, digits and white space. */
  stripSpecial?: boolean | undefined;
  /** Whether small letters are turned into capitals as they are typed. */
  upperCase?: boolean | undefined;
  /** Keeps only letters (with their accents), digits, spaces, commas and dots; other white space becomes a space. */
  plain?: boolean | undefined;
}

function withoutSpecial(text: string): string {
  // Fractions and similar characters are removed first: split into letters and digits, ½ would become 12.
  const known = text.replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, '').normalize('NFKD');
  return known.replace(/[^\p{L}\p{Nd}\s]/gu, '').normalize('NFC');
}

function onlyPlain(text: string): string {
  const composed = text.normalize('NFC').replace(/\s/g, ' ');
  return composed.replace(/[^\p{L}\p{Nd} ,.]/gu, '').normalize('NFC');
}

/** The text with what the options do not allow taken out or changed; spaces at its ends stay, as one may go on typing. @see S-223 */
export function formatFreeText(value: LooseText, options: FreeTextOptions = {}): string {
  const all = textOf(value);
  const stripped = options.stripSpecial ? withoutSpecial(all) : all;
  // After the accents are removed, because that turns ª into a.
  const cased = options.upperCase ? stripped.toUpperCase() : stripped;
  return options.plain ? onlyPlain(cased) : cased;
}

/** The text as it is stored: what the options allow of it, trimmed. @see S-223, S-224 */
export function parseFreeText(value: LooseText, options: FreeTextOptions = {}): string {
  return formatFreeText(value, options).trim();
}

/** `characters` when the options would take out or change more than the case of letters; an empty text is right. @see S-223 */
export function validateFreeText(value: LooseText, { stripSpecial, plain }: FreeTextOptions = {}): FreeTextProblem | undefined {
  const composed = textOf(value).normalize('NFC');
  return formatFreeText(composed, { stripSpecial, plain }) === composed ? undefined : 'characters';
}

/** Whether the options would leave the text as it is, the case of its letters aside; false for null, which is no text. @see S-223 */
export function isFreeText<Value>(value: Value, options: FreeTextOptions = {}): value is Value & Accepted {
  // Elsewhere the empty text is refused, and null with it.
  return (value === '' || textOf(value) !== '') && validateFreeText(textOf(value), options) === undefined;
}
