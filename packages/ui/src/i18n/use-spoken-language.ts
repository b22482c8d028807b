import type { Topic } from '@guiche/domain/messages';
import { useContext, useEffect } from 'react';
import { useHydrating } from '../internal/use-hydrating.ts';
import { LanguageContext, type SpokenLanguage, spokenLanguage } from './language-context.ts';
import { comingMessages, loadedMessages, loadMessages } from './loaded-messages.ts';

/**
 * The language of the screen, with the texts that were fetched in it. Topics that were loaded after the language was chosen are fetched.
 *
 * A server waits for them, and so does the browser before it takes over what the server rendered: both show the same words, in the
 * language asked for.
 */
export function useSpokenLanguage(topics: readonly Topic[]): SpokenLanguage {
  const given = useContext(LanguageContext);
  const { language } = given;
  const hydrating = useHydrating();
  const coming = hydrating ? comingMessages(language, topics) : undefined;
  // Thrown, not `use`: React 18 suspends by it as well.
  if (coming) throw coming;
  // A server renders the provider once, before it has waited.
  const spoken = hydrating ? spokenLanguage(language, loadedMessages()) : given;
  const missing = language !== 'pt-BR' && topics.some((topic) => !spoken.messages[language].has(topic));
  useEffect(() => {
    // Texts that cannot be fetched are shown in pt-BR; the next screen tries again.
    if (missing) void loadMessages(language).catch(() => undefined);
  }, [language, missing]);
  return spoken;
}
