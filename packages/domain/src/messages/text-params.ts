import type { TextParams } from './interpolate.ts';
import type { PluralText, Text } from './text.ts';

type NamesIn<Phrase extends string> = Phrase extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PhrasesOf<Each extends Text> = Each extends PluralText ? Extract<Each[keyof Each], string> : Extract<Each, string>;
type ParamNames<Each extends Text> = NamesIn<PhrasesOf<Each>> | (Each extends PluralText ? 'count' : never);
type ParamsOf<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number };

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
/** Whether a key type is a single key rather than a union. */
type IsOne<Key> = [Key] extends [Intersection<Key>] ? true : false;

/**
 * The arguments after a key: the parameters that its text names, or nothing for a text without placeholders. For a union of keys they are
 * not checked: only the rule that chose the key knows them.
 */
export type TextArguments<Key, Each extends Text> =
  IsOne<Key> extends true
    ? [ParamNames<Each>] extends [never]
      ? [params?: Readonly<Record<never, never>>]
      : [params: ParamsOf<ParamNames<Each>>]
    : [params?: TextParams | undefined];
