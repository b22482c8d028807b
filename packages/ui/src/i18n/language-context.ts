import type { Language } from '@guiche/domain/language';
import { createContext, use } from 'react';
import { type LoadedMessages, NO_MESSAGES } from './loaded-messages.ts';

/** The language of the components, and the trade's texts that were fetched in languages besides pt-BR. */
export interface SpokenLanguage {
  readonly language: Language;
  readonly messages: LoadedMessages;
}

// Without a provider everything is in pt-BR, which needs nothing loaded.
export const LanguageContext = createContext<SpokenLanguage>({ language: 'pt-BR', messages: NO_MESSAGES });

/** The present language of the components. */
export function useUiLanguage(): Language {
  return use(LanguageContext).language;
}
