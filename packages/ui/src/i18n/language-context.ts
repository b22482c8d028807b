import type { Language } from '@guiche/domain/language';
import { createContext, use } from 'react';
import { type LoadedMessages, NO_MESSAGES } from './loaded-messages.ts';

/** What components speak: the language, and the trade's texts that have come in the languages besides pt-BR. */
export interface SpokenLanguage {
  readonly language: Language;
  readonly messages: LoadedMessages;
}

// Without a provider everything speaks pt-BR, which needs nothing loaded.
export const LanguageContext = createContext<SpokenLanguage>({ language: 'pt-BR', messages: NO_MESSAGES });

/** The language in which the components speak at this moment. */
export function useUiLanguage(): Language {
  return use(LanguageContext).language;
}
