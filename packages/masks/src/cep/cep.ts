import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';

/** What `validateCep` finds wrong, the first of: characters, length. */
export type CepProblem = 'characters' | 'length';

const LENGTH = 8;

/** A CEP as people read it, `01310-100`, or as much of it as the text holds. Never judges. @see S-206 */
export function formatCep(text: string | null | undefined): string {
  return layOut(parseCep(text ?? ''), '00000-000');
}

/** The digits of a CEP as text, cut to eight; `''` without any. @see S-225 */
export function parseCep(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH);
}

/** One reading for both questions: a whole CEP, or the beginning of one. */
function problemOf(text: string, partial: boolean): CepProblem | undefined {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) length += 1;
    else if (!isMark(code)) return 'characters';
  }
  return length > LENGTH || (length < LENGTH && !partial) ? 'length' : undefined;
}

/**
 * Which rule a CEP breaks; `undefined` when it is one, with or without punctuation. A missing one is too short.
 *
 * Whether Correios deliver there only their directory knows.
 * @see S-206
 */
export function validateCep(text: string): CepProblem | undefined {
  return problemOf(text, false);
}

/** Whether a text is a CEP, with or without punctuation. @see S-206 */
export function isCep(text: string): boolean {
  return problemOf(text, false) === undefined;
}

/** Whether a text can still become a CEP by typing on; so can an empty one. */
export function isPartialCep(text: string): boolean {
  return problemOf(text, true) === undefined;
}
