import type { ptBr as more } from './more/pt-br.ts';
import type { ptBr } from './pt-br.ts';

/** A text of the trade that is there from the first screen on, by its key in the requirements' catalogues. */
export type MessageKey = keyof typeof ptBr;

/** Any text of the trade. Those beyond `MessageKey` come with the screens that say them. */
export type AnyMessageKey = MessageKey | keyof typeof more;

/** A text of the trade with what stands in its places. */
export interface Wording {
  readonly key: AnyMessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What the rules say against an input: the text, its parameters and the field that it is about. */
export interface Violation extends Wording {
  /** The field's path in the entity, as `segmentos.0.voos.1.localizador`; `''` for the whole. */
  readonly field: string;
  /** A server's own words, said instead of the text: what another server refuses may have no key of ours. */
  readonly words?: string;
}
