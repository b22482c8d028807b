import type { TextParams } from './interpolate.ts';
import type { MessageKey } from './message-key.ts';
import { missingTextParams } from './text.ts';
import { definedTopics } from './topic.ts';

/**
 * Whether a key that comes from elsewhere, as `chave` of an error body, can be said here: a topic that is loaded has its text, and the
 * parameters are all there. Whoever asks shows the words that came with the key where it cannot.
 */
export function isSayable(key: string | undefined, params?: TextParams): key is MessageKey {
  if (key === undefined) return false;
  const home = definedTopics().find(({ ptBr }) => Object.hasOwn(ptBr, key));
  const text = home?.ptBr[key];
  return text !== undefined && missingTextParams(text, 'pt-BR', params).length === 0;
}
