import type { Language } from '../language/index.ts';
import { interpolate, missingParams, type TextParams } from './interpolate.ts';

/**
 * A text that depends on the parameter `count`, by the categories of `Intl.PluralRules`. A category that has no form of its own (`many`)
 * reads as `other`. In Portuguese `one` also holds for 0, so its form names the count, or `zero` says what 0 reads as.
 */
export interface PluralText {
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

/** One text of a catalogue. */
export type Text = string | PluralText;

const rules = new Map<Language, Intl.PluralRules>();

function categoryOf(language: Language, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

function formOf(text: Text, language: Language, count: TextParams[string] | undefined): string {
  if (typeof text === 'string') return text;
  if (typeof count !== 'number') return text.other;
  if (count === 0 && text.zero !== undefined) return text.zero;
  return categoryOf(language, count) === 'one' ? text.one : text.other;
}

/** A text in words: the form that its `count` asks for, with the parameters filled in. */
export function messageText(text: Text, language: Language, params: TextParams = {}): string {
  return interpolate(formOf(text, language, params['count']), params);
}

/** The parameters that a text lacks to be said. */
export function missingTextParams(text: Text, language: Language, params: TextParams = {}): string[] {
  const missing = missingParams(formOf(text, language, params['count']), params);
  return typeof text === 'string' || 'count' in params ? missing : [...new Set(['count', ...missing])];
}
