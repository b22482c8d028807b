import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateCep` checks, in this order: characters, length. */
export type CepProblem = 'characters' | 'length';

const LENGTH = 8;

/** A CEP as people read it, `01310-100`, or as much of it as the text holds. Does not validate. @see S-206 */
export function formatCep(value: LooseText): string {
  return layOut(parseCep(value), '00000-000');
}

/** The digits of a CEP as text, cut to eight; `''` without any. @see S-225 */
export function parseCep(value: LooseText): string {
  return textOf(value).replace(/\D/g, '').slice(0, LENGTH);
}

/** One check for both functions: a whole CEP, or the beginning of one. */
function problemOf(value: unknown, partial: boolean): CepProblem | undefined {
  const text = textOf(value);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) length += 1;
    else if (!isMark(code)) return 'characters';
  }
  return length > LENGTH || (length < LENGTH && !partial) ? 'length' : undefined;
}

/**
 * The first rule that a CEP breaks; `undefined` for a valid one, with or without punctuation. An empty text is too short.
 *
 * Whether the CEP exists is not checked: only the directory of Correios knows that.
 * @see S-206
 */
export function validateCep(value: LooseText): CepProblem | undefined {
  return problemOf(value, false);
}

/** Whether a text is a CEP, with or without punctuation. @see S-206 */
export function isCep<Value>(value: Value): value is Value & Accepted {
  return !problemOf(value, false);
}

/** Whether more typing can make the text a CEP; true for an empty text. */
export function isPartialCep(value: LooseText): boolean {
  return !problemOf(value, true);
}
