import type { ptBr } from './pt-br.ts';

/** A text of the trade, by its key in the requirements' catalogues. */
export type MessageKey = keyof typeof ptBr;

/** What the rules say against an input: the text, its parameters and the field that it is about. */
export interface Violation {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The field's path in the entity, as `segmentos.0.voos.1.localizador`; `''` for the whole. */
  readonly field: string;
}
