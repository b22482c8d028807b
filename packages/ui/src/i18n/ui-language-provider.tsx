import type { Language } from '@guiche/domain/language';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { hasTexts, loadTexts } from './texts.ts';

const LanguageContext = createContext<Language>('pt-BR');

export interface UiLanguageProviderProps {
  language: Language;
  children: ReactNode;
}

/**
 * Sets the language of every component below. Without it they speak pt-BR.
 *
 * Until the texts of a new language have come, the present ones stay: nothing flickers. @see A-005
 */
export function UiLanguageProvider({ language, children }: UiLanguageProviderProps) {
  const [loaded, setLoaded] = useState<Language>(hasTexts(language) ? language : 'pt-BR');
  useEffect(() => {
    let wanted = true;
    void loadTexts(language).then(
      () => wanted && setLoaded(language),
      // The texts could not be fetched: pt-BR is the fallback, and the next change tries again.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return <LanguageContext value={loaded}>{children}</LanguageContext>;
}

/** The language in which the components speak at this moment. */
export function useUiLanguage(): Language {
  return use(LanguageContext);
}
