import type { ptBr } from './pt-br.ts';

type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> };
type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** The shape that every language of the components has. */
export type UiCatalogue = TextsLike<typeof ptBr>;
/** A text of the components, as `airQuoteModal.title`. */
export type UiTextKey = Leaves<typeof ptBr>;
