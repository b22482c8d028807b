import type { Text } from './text.ts';

/** The texts of one language by their keys. */
export type Catalogue = Readonly<Record<string, Text>>;

/** The same keys in another language; a text with plural forms has plural forms there too. */
export type Translated<Texts extends Catalogue> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Exclude<Text, string>;
};

/** Texts that are used together. pt-BR is part of the topic; the other languages are fetched. @see A-004 */
export interface Topic<Texts extends Catalogue = Catalogue> {
  readonly name: string;
  readonly ptBr: Texts;
  readonly en: () => Promise<{ readonly [Key in keyof Texts]: Text }>;
  readonly es: () => Promise<{ readonly [Key in keyof Texts]: Text }>;
}

/** The keys of a topic, or of several. */
export type TopicKey<Each extends Topic> = Each extends Topic ? keyof Each['ptBr'] & string : never;

/** The pt-BR text of a key of a topic, or of several. */
export type TopicText<Each extends Topic, Key extends string> = Each extends Topic
  ? Key extends keyof Each['ptBr']
    ? Each['ptBr'][Key]
    : never
  : never;

// The only state of the package: the topics that the loaded code has defined.
const defined = new Set<Topic>();

/** Defines a topic. */
export function defineTopic<const Texts extends Catalogue>(
  name: string,
  ptBr: Texts,
  languages: { readonly en: () => Promise<NoInfer<Translated<Texts>>>; readonly es: () => Promise<NoInfer<Translated<Texts>>> },
): Topic<Texts> {
  const topic: Topic<Texts> = { name, ptBr, ...languages };
  defined.add(topic);
  return topic;
}

/** The topics that the loaded code has defined: those to fetch for another language. */
export function definedTopics(): readonly Topic[] {
  return [...defined];
}
