import type { Topic } from '@guiche/domain/messages';
import { useEffect } from 'react';
import type { SpokenLanguage } from './language-context.ts';
import { loadMessages } from './loaded-messages.ts';

/** Fetches topics that were loaded after the language was chosen. */
export function useFetchedTopics({ language, messages }: SpokenLanguage, topics: readonly Topic[]): void {
  const missing = language !== 'pt-BR' && topics.some((topic) => !messages[language].has(topic));
  useEffect(() => {
    // Texts that cannot be fetched are shown in pt-BR; the next screen tries again.
    if (missing) void loadMessages(language).catch(() => undefined);
  }, [language, missing]);
}
