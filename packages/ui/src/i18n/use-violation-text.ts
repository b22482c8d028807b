import { definedTopics, type Topic, type Violation, type Wording } from '@guiche/domain/messages';
import { use, useCallback } from 'react';
import { LanguageContext } from './language-context.ts';
import { messageOf } from './spoken-texts.ts';
import { useFetchedTopics } from './use-fetched-topics.ts';

/**
 * A function that says a rule's violation in words. The topics are those of the rules that are asked: naming them brings them along. A text
 * of another topic that is loaded is found too. A server's own words go before the text.
 */
export function useViolationText(...topics: readonly Topic[]): (violation: Wording & Pick<Violation, 'words'>) => string {
  const spoken = use(LanguageContext);
  useFetchedTopics(spoken, topics);
  const message = messageOf(spoken, definedTopics());
  return useCallback(({ key, params, words }: Wording & Pick<Violation, 'words'>) => words ?? message(key, params), [message]);
}
