import type { Language } from '@guiche/domain/language';
import { missingTextParams, type Text, type TextParams, type Topic } from '@guiche/domain/messages';
import type { SpokenLanguage } from './language-context.ts';
import { programmerError, say } from './say.ts';

interface FoundText {
  readonly text: Text;
  /** pt-BR until the text was fetched in the chosen language. */
  readonly language: Language;
}

function findText({ language, messages }: SpokenLanguage, topics: readonly Topic[], key: string): FoundText | undefined {
  for (const topic of topics) {
    const come = language === 'pt-BR' ? undefined : messages[language].get(topic);
    const text = Object.hasOwn(topic.ptBr, key) ? (come ?? topic.ptBr)[key] : undefined;
    if (text !== undefined) return { text, language: come ? language : 'pt-BR' };
  }
  return undefined;
}

/** Returns the text of any key of some topics. */
export type AnyMessage = (key: string, params?: TextParams) => string;

const made = new WeakMap<SpokenLanguage, Map<string, AnyMessage>>();

/**
 * The function that returns the texts of some topics: the same function for the same topics, so that effects and memos may depend on it.
 */
export function messageOf(spoken: SpokenLanguage, topics: readonly Topic[]): AnyMessage {
  const functions = made.get(spoken) ?? new Map<string, AnyMessage>();
  made.set(spoken, functions);
  const names = topics.map(({ name }) => name).join(' ');
  const known = functions.get(names);
  if (known) return known;
  const message: AnyMessage = (key, params) => {
    const found = findText(spoken, topics, key);
    if (found) return say(key, found.text, found.language, params);
    programmerError(`No topic of ${names} has the text "${key}"`);
    return key;
  };
  functions.set(names, message);
  return message;
}

/** The text of a key of some topics; `undefined` when no topic has the key, or a parameter is missing. */
export function messageIfKnown(spoken: SpokenLanguage, topics: readonly Topic[], key: string, params?: TextParams): string | undefined {
  const found = findText(spoken, topics, key);
  if (!found || missingTextParams(found.text, found.language, params).length > 0) return undefined;
  return say(key, found.text, found.language, params);
}
