import type { MessageKey } from './message-key.ts';
import { definedTopics } from './topic.ts';

/** Whether a topic that came along with the code in use has the text of a key: for keys that come from elsewhere. */
export function isMessageKey(key: string): key is MessageKey {
  return definedTopics().some(({ ptBr }) => Object.hasOwn(ptBr, key));
}
