import type { Language } from '@guiche/domain/language';
import { loadMessages, UiLanguageProvider } from '@guiche/ui/i18n';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { session } from '../session/session.ts';
import { loadTexts, type TextKey, textOf } from './texts.ts';

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'pt-BR', setLanguage: () => undefined });

export interface LanguageProviderProps {
  children: ReactNode;
}

/** The language of everything below; a change needs no reload and is remembered. @see A-005 */
export function LanguageProvider({ children }: LanguageProviderProps) {
  const [language, show] = useState(session.language);
  async function setLanguage(next: Language) {
    session.storeLanguage(next);
    // If its texts cannot be fetched the language still changes, with texts in pt-BR.
    await Promise.allSettled([loadTexts(next), loadMessages(next)]);
    document.documentElement.lang = next;
    show(next);
  }
  return (
    <LanguageContext value={{ language, setLanguage: (next) => void setLanguage(next) }}>
      <UiLanguageProvider language={language}>{children}</UiLanguageProvider>
    </LanguageContext>
  );
}

/** The active language and how to change it. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** A function that returns the app's texts: `t('lists.title')`. */
export function useText(): (key: TextKey, params?: Readonly<Record<string, string | number>>) => string {
  const { language } = use(LanguageContext);
  // By hand: the compiler keeps no function that a hook without state returns.
  return useCallback((key, params) => textOf(language, key, params), [language]);
}
