import type { Language } from '@guiche/domain/language';
import { loadMessages, UiLanguageProvider } from '@guiche/ui/i18n';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { followStored } from '../follow-stored.ts';
import { session } from '../session/session.ts';
import { LANGUAGE } from '../session/session-store.ts';
import { loadTexts, type TextKey, textOf } from './texts.ts';

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'pt-BR', setLanguage: () => undefined });

export interface LanguageProviderProps {
  children: ReactNode;
}

/** The language of everything below; a change needs no reload, is remembered, and holds in all tabs: so do the calls of all. @see */
export function LanguageProvider({ children }: LanguageProviderProps) {
  const [language, show] = useState(session.language);
  async function speak() {
    const next = session.language();
    // If its texts cannot be fetched the language still changes, with texts in pt-BR.
    await Promise.allSettled([loadTexts(next), loadMessages(next)]);
    // Chosen since then: another one, whose texts were there sooner.
    if (next !== session.language()) return;
    document.documentElement.lang = next;
    show(next);
  }
  function setLanguage(next: Language) {
    session.storeLanguage(next);
    void speak();
  }
  useEffect(() => followStored(LANGUAGE, () => void speak()), []);
  return (
    <LanguageContext value={{ language, setLanguage }}>
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
