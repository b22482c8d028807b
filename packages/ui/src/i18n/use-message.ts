import type { TextArguments, Topic, TopicKey, TopicText } from '@guiche/domain/messages';
import { useMemo, useState } from 'react';
import { messageOf } from './spoken-texts.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

/** Returns a text of some topics: `message('sem_prazo')`. */
export type Message<Each extends Topic> = <Key extends TopicKey<Each>>(
  key: Key,
  ...params: TextArguments<Key, TopicText<Each, Key>>
) => string;

/**
 * The trade's texts of some topics in the language of the screen: `useMessage(requestsMessages, deadlineMessages)`.
 *
 * Until a topic was fetched in the language, its texts are in pt-BR. @see
 */
export function useMessage<const Topics extends readonly Topic[]>(...topics: Topics): Message<Topics[number]> {
  const spoken = useSpokenLanguage(topics);
  // A component names the same topics each time, in another list: the function stays the same as long as the language does.
  const [first] = useState(topics);
  return useMemo(() => messageOf(spoken, first), [spoken, first]);
}
