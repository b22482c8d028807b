import type { TextParams } from './interpolate.ts';
import type { PluralText, Text } from './text.ts';

type NamesIn<Phrase extends string> = Phrase extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PhrasesOf<Each extends Text> = Each extends PluralText ? Extract<Each[keyof Each], string> : Extract<Each, string>;
type ParamNames<Each extends Text> = NamesIn<PhrasesOf<Each>> | (Each extends PluralText ? 'count' : never);
type ParamsOf<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number };

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
/** Whether a key is known by name, rather than one of several. */
type IsOne<Key> = [Key] extends [Intersection<Key>] ? true : false;

/**
 * What is handed in beside a key: the parameters that its text names, and nothing for a text that names none. For a key that is one of
 * several only the rule that chose it knows them.
 */
export type TextArguments<Key, Each extends Text> =
  IsOne<Key> extends true
    ? [ParamNames<Each>] extends [never]
      ? [params?: Readonly<Record<never, never>>]
      : [params: ParamsOf<ParamNames<Each>>]
    : [params?: TextParams | undefined];
