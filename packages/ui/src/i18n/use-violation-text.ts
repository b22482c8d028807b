import { definedTopics, type Topic, type Violation } from '@guiche/domain/messages';
import { use, useCallback } from 'react';
import { LanguageContext } from './language-context.ts';
import { messageOf } from './spoken-texts.ts';
import { useFetchedTopics } from './use-fetched-topics.ts';

type Said = Pick<Violation, 'key' | 'params' | 'words'>;

/**
 * A function that says a rule's violation in words. The topics are those of the rules that are asked: naming them brings them along. A text
 * of another topic that is loaded is found too, and a server's own words are said as they are.
 */
export function useViolationText(...topics: readonly Topic[]): (violation: Said) => string {
  const spoken = use(LanguageContext);
  useFetchedTopics(spoken, topics);
  const message = messageOf(spoken, definedTopics());
  return useCallback(({ key, params, words }: Said) => words ?? message(key, params), [message]);
}
