import type { Language } from '@guiche/domain/language';
import {
  definedTopics,
  missingTextParams,
  type Text,
  type TextArguments,
  type TextParams,
  type Topic,
  type TopicKey,
  type TopicText,
  type Wording,
} from '@guiche/domain/messages';
import { use, useCallback, useEffect } from 'react';
import { LanguageContext, type SpokenLanguage } from './language-context.ts';
import { loadMessages } from './loaded-messages.ts';
import { programmerError, say } from './say.ts';

/** Returns a text of some topics: `message('sem_prazo')`. */
export type Message<Each extends Topic> = <Key extends TopicKey<Each>>(
  key: Key,
  ...params: TextArguments<Key, TopicText<Each, Key>>
) => string;

interface FoundText {
  readonly text: Text;
  /** pt-BR while the text has not come in the language that is spoken. */
  readonly language: Language;
}

function findText({ language, messages }: SpokenLanguage, topics: readonly Topic[], key: string): FoundText | undefined {
  for (const topic of topics) {
    const come = language === 'pt-BR' ? undefined : messages[language].get(topic);
    const text = Object.hasOwn(topic.ptBr, key) ? (come ?? topic.ptBr)[key] : undefined;
    if (text !== undefined) return { text, language: come ? language : 'pt-BR' };
  }
  return undefined;
}

type AnyMessage = (key: string, params?: TextParams) => string;

const made = new WeakMap<SpokenLanguage, Map<string, AnyMessage>>();

/** One function for the same topics, so that effects and memos may depend on it. */
function messageOf(spoken: SpokenLanguage, topics: readonly Topic[]): AnyMessage {
  const functions = made.get(spoken) ?? new Map<string, AnyMessage>();
  made.set(spoken, functions);
  const names = topics.map(({ name }) => name).join(' ');
  const known = functions.get(names);
  if (known) return known;
  const message: AnyMessage = (key, params) => {
    const found = findText(spoken, topics, key);
    if (found) return say(key, found.text, found.language, params);
    programmerError(`No topic of ${names} has the text "${key}"`);
    return key;
  };
  functions.set(names, message);
  return message;
}

/** Fetches topics that came along after the language was chosen. */
function useFetched({ language, messages }: SpokenLanguage, topics: readonly Topic[]): void {
  const missing = language !== 'pt-BR' && topics.some((topic) => !messages[language].has(topic));
  useEffect(() => {
    // What cannot be fetched is said in pt-BR; the next screen tries again.
    if (missing) void loadMessages(language).catch(() => undefined);
  }, [language, missing]);
}

/**
 * The trade's texts of some topics in the language of the screen: `useMessage(requestMessages, deadlineMessages)`.
 *
 * Until a topic has come in the language, its texts read in pt-BR. @see
 */
export function useMessage<const Topics extends readonly Topic[]>(...topics: Topics): Message<Topics[number]> {
  const spoken = use(LanguageContext);
  useFetched(spoken, topics);
  return messageOf(spoken, topics);
}

/**
 * A function that says a rule's violation in words. The topics are those of the rules that are asked: naming them brings them along. A text
 * of another topic that is loaded is found too.
 */
export function useViolationText(...topics: readonly Topic[]): (violation: Wording) => string {
  const spoken = use(LanguageContext);
  useFetched(spoken, topics);
  const message = messageOf(spoken, definedTopics());
  return useCallback(({ key, params }: Wording) => message(key, params), [message]);
}

/**
 * A function that looks a key up in every topic that is loaded: for a key that comes from elsewhere, as `chave` of an error body.
 * `undefined` for one that none of them has, and for one without its parameters: the caller then shows the words that came with it.
 */
export function useMessageLookup(): (key: string, params?: TextParams) => string | undefined {
  const spoken = use(LanguageContext);
  useFetched(spoken, definedTopics());
  return useCallback(
    (key: string, params?: TextParams) => {
      const found = findText(spoken, definedTopics(), key);
      if (!found || missingTextParams(found.text, found.language, params).length > 0) return undefined;
      return say(key, found.text, found.language, params);
    },
    [spoken],
  );
}
