import type { TextParams } from './interpolate.ts';
import type { MessageKey } from './message-key.ts';

/** A text of the trade with what stands in its places. */
export interface Wording<Key extends MessageKey = MessageKey> {
  readonly key: Key;
  readonly params?: TextParams;
}

/** What the rules say against an input: the text, its parameters and the field that it is about. */
export interface Violation<Key extends MessageKey = MessageKey> extends Wording<Key> {
  /** The field's path in the entity, as `segmentos.0.voos.1.localizador`; `''` for the whole. */
  readonly field: string;
  /** A server's own words, said instead of the text: what another server refuses may have no key of ours. */
  readonly words?: string;
}
