import type { TextParams } from './interpolate.ts';
import type { MessageKey } from './message-key.ts';
import { missingTextParams } from './text.ts';
import { definedTopics } from './topic.ts';

/**
 * Whether the text of a key from outside, such as `chave` of an error body, is available: a loaded topic has it, and no parameter is
 * missing. If not, the caller shows the words that came with the key.
 */
export function isSayable(key: string | undefined, params?: TextParams): key is MessageKey {
  if (key === undefined) return false;
  const home = definedTopics().find(({ ptBr }) => Object.hasOwn(ptBr, key));
  const text = home?.ptBr[key];
  return text !== undefined && missingTextParams(text, 'pt-BR', params).length === 0;
}
