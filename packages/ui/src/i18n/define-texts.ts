import type { Text } from '@guiche/domain/messages';

/** The texts of one language by key. */
export type TextSet = Readonly<Record<string, Text>>;

/** The same keys in another language; a text with plural forms has plural forms there too. */
type Translated<Set extends TextSet> = { readonly [Key in keyof Set]: Set[Key] extends string ? string : Exclude<Text, string> };

/** A component's own words in every language. */
export interface Texts<Set extends TextSet = TextSet> {
  readonly 'pt-BR': Set;
  readonly en: { readonly [Key in keyof Set]: Text };
  readonly es: { readonly [Key in keyof Set]: Text };
}

/** The keys of a component's words: `TextKey<typeof buttonTexts>`. */
export type TextKey<Each extends Texts> = keyof Each['pt-BR'] & string;

/**
 * Defines a component's own words. They are defined beside it in all languages, and are loaded with it.
 *
 * A text may have placeholders (`{{name}}`). A text that depends on a number has plural forms (`{ one, other }`) and takes `count`.
 */
export function defineTexts<const Set extends TextSet>(texts: {
  readonly 'pt-BR': Set;
  readonly en: NoInfer<Translated<Set>>;
  readonly es: NoInfer<Translated<Set>>;
}): Texts<Set> {
  return texts;
}
