import type { TextArguments, TextParams } from '@guiche/domain/messages';
import { useCallback } from 'react';
import type { TextSet, Texts } from './define-texts.ts';
import { useUiLanguage } from './language-context.ts';
import { say } from './say.ts';

/** Returns a text of a component: `t('found', { count: 2 })`. */
export type Translate<Set extends TextSet> = <Key extends keyof Set & string>(key: Key, ...params: TextArguments<Key, Set[Key]>) => string;

/** A component's own words in the language of the screen. */
export function useTexts<Set extends TextSet>(texts: Texts<Set>): Translate<Set> {
  const language = useUiLanguage();
  return useCallback((key: keyof Set & string, params?: TextParams) => say(key, texts[language][key], language, params), [texts, language]);
}
