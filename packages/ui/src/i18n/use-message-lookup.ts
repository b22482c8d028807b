import { definedTopics, type TextParams } from '@guiche/domain/messages';
import { use, useCallback } from 'react';
import { LanguageContext } from './language-context.ts';
import { messageIfKnown } from './spoken-texts.ts';
import { useFetchedTopics } from './use-fetched-topics.ts';

/**
 * A function that looks a key up in every topic that is loaded: for a key that comes from elsewhere, as `chave` of an error body.
 * `undefined` for one that none of them has, and for one without its parameters: the caller then shows the words that came with it.
 */
export function useMessageLookup(): (key: string, params?: TextParams) => string | undefined {
  const spoken = use(LanguageContext);
  useFetchedTopics(spoken, definedTopics());
  return useCallback((key: string, params?: TextParams) => messageIfKnown(spoken, definedTopics(), key, params), [spoken]);
}
