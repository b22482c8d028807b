import { definedTopics, type TextParams } from '@guiche/domain/messages';
import { useCallback } from 'react';
import { messageIfKnown } from './spoken-texts.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

/**
 * A function that looks a key up in every loaded topic: for a key from outside, such as `chave` of an error body. It returns `undefined`
 * when no topic has the key or a parameter is missing: the caller then shows the words that came with the key.
 */
export function useMessageLookup(): (key: string, params?: TextParams) => string | undefined {
  const spoken = useSpokenLanguage(definedTopics());
  return useCallback((key: string, params?: TextParams) => messageIfKnown(spoken, definedTopics(), key, params), [spoken]);
}
