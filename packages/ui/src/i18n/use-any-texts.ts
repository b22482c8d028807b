import type { AnyMessageKey, Violation } from '@guiche/domain/messages';
import { ptBr } from '@guiche/domain/messages/more/pt-br';
import { addDomainTexts, textOf } from './texts.ts';
import { useUiLanguage } from './ui-language-provider.tsx';
import type { TextParams } from './use-texts.ts';

let added = false;

/** A function that answers any text of the trade. Brings all of them along: for screens that are loaded when they are opened. */
export function useAnyMessage(): (key: AnyMessageKey, params?: TextParams) => string {
  const language = useUiLanguage();
  if (!added) addDomainTexts(ptBr);
  added = true;
  return (key, params) => textOf(language, 'domain', key, params);
}

/** A function that says a violation of a rule in words. */
export function useViolationText(): (violation: Violation) => string {
  const message = useAnyMessage();
  return ({ key, params, words }) => words ?? message(key, params);
}
