import type { TextParams } from './interpolate.ts';
import type { MessageKey } from './message-key.ts';

/** A message key with the values of its placeholders. */
export interface Wording<Key extends MessageKey = MessageKey> {
  readonly key: Key;
  readonly params?: TextParams;
}

/** A rule's objection to an input: the message key, its parameters and the field that it is about. */
export interface Violation<Key extends MessageKey = MessageKey> extends Wording<Key> {
  /** The field's path in the entity, as `segmentos.0.voos.1.localizador`; `''` for the whole entity. */
  readonly field: string;
  /** A server's own words, shown instead of the text: a foreign server may refuse with a text that has no key here. */
  readonly words?: string;
}
