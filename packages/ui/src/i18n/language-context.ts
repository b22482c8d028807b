import type { Language } from '@guiche/domain/language';
import { createContext, useContext } from 'react';
import { type LoadedMessages, NO_MESSAGES } from './loaded-messages.ts';

/** The language of the components, and the trade's texts that were fetched in languages besides pt-BR. */
export interface SpokenLanguage {
  readonly language: Language;
  readonly messages: LoadedMessages;
}

const made = new WeakMap<LoadedMessages, Map<Language, SpokenLanguage>>();

/** The same object for the same language and texts, so that memos may depend on it. */
export function spokenLanguage(language: Language, messages: LoadedMessages): SpokenLanguage {
  const byLanguage = made.get(messages) ?? new Map<Language, SpokenLanguage>();
  made.set(messages, byLanguage);
  const spoken = byLanguage.get(language) ?? { language, messages };
  byLanguage.set(language, spoken);
  return spoken;
}

// Without a provider everything is in pt-BR, which needs nothing loaded.
export const LanguageContext = createContext<SpokenLanguage>(spokenLanguage('pt-BR', NO_MESSAGES));

/** The present language of the components. */
export function useUiLanguage(): Language {
  return useContext(LanguageContext).language;
}
