import type { Language } from '@guiche/domain/language';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LanguageContext, spokenLanguage } from './language-context.ts';
import { loadedMessages, loadMessages, subscribeToMessages } from './loaded-messages.ts';

export interface UiLanguageProviderProps {
  language: Language;
  children: ReactNode;
}

/**
 * Sets the language of every component below. Without it they are in pt-BR.
 *
 * After a change the present language stays until the trade's texts were fetched in the new one, so that nothing flickers. Texts that
 * cannot be fetched are shown in pt-BR. @see
 */
export function UiLanguageProvider({ language, children }: UiLanguageProviderProps) {
  const [shown, setShown] = useState(language);
  const messages = useSyncExternalStore(subscribeToMessages, loadedMessages, loadedMessages);
  useEffect(() => {
    let wanted = true;
    const show = () => {
      if (wanted) setShown(language);
    };
    void loadMessages(language).then(show, show);
    return () => {
      wanted = false;
    };
  }, [language]);
  return <LanguageContext.Provider value={spokenLanguage(shown, messages)}>{children}</LanguageContext.Provider>;
}
