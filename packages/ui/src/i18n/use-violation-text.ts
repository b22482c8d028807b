import { definedTopics, type Topic, type Violation, type Wording } from '@guiche/domain/messages';
import { useCallback } from 'react';
import { messageOf } from './spoken-texts.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

/**
 * A function that returns the text of a violation. Name the topics of the rules that the form uses, so that they are loaded; texts of other
 * loaded topics are found too. A server's own words (`words`) take precedence.
 */
export function useViolationText(...topics: readonly Topic[]): (violation: Wording & Pick<Violation, 'words'>) => string {
  const spoken = useSpokenLanguage(topics);
  const message = messageOf(spoken, definedTopics());
  return useCallback(({ key, params, words }: Wording & Pick<Violation, 'words'>) => words ?? message(key, params), [message]);
}
