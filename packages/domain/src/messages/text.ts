import type { Language } from '../language/index.ts';
import { interpolate, missingParams, type TextParams } from './interpolate.ts';

/**
 * A text that depends on the parameter `count`, by the categories of `Intl.PluralRules`. A category without a form of its own (`many`) uses
 * `other`. In Portuguese `one` also covers 0, so its form contains the count, or `zero` gives the text for 0.
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

/** The text as a string: the plural form for its `count`, which is written as the language writes numbers, with the parameters filled in. */
export function messageText(text: Text, language: Language, params: TextParams = {}): string {
  const { count } = params;
  const form = formOf(text, language, count);
  return interpolate(
    form,
    typeof text !== 'string' && typeof count === 'number' ? { ...params, count: count.toLocaleString(language) } : params,
  );
}

/** The names of the parameters that are missing for a text. */
export function missingTextParams(text: Text, language: Language, params: TextParams = {}): string[] {
  const missing = missingParams(formOf(text, language, params['count']), params);
  return typeof text === 'string' || 'count' in params ? missing : [...new Set(['count', ...missing])];
}
