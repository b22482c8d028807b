import type { Language } from '@guiche/domain/language';
import { messageText, missingTextParams, type Text, type TextParams } from '@guiche/domain/messages';

// Bundlers replace it, as for React itself.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const DEVELOPING = process.env.NODE_ENV !== 'production';

/** Throws during development; in production the screen goes on as well as it can. */
export function programmerError(problem: string): void {
  if (DEVELOPING) throw new Error(problem);
}

/** The text of a key as a string. */
export function say(key: string, text: Text, language: Language, params?: TextParams): string {
  if (DEVELOPING) {
    const missing = missingTextParams(text, language, params);
    if (missing.length > 0) programmerError(`The text "${key}" is said without its ${missing.join(', ')}`);
  }
  return messageText(text, language, params);
}
