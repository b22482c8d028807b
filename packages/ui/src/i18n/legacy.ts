import type { MessageKey, TextParams } from '@guiche/domain/messages';
import { ptBr } from '@guiche/domain/messages/more/pt-br';
import type { UiTextKey } from './catalogue.ts';
import { useUiLanguage } from './language-context.ts';
import { addDomainTexts, textOf } from './texts.ts';

/** A function that answers the components' own texts: `t('common.save')`. */
export function useUiText(): (key: UiTextKey, params?: TextParams) => string {
  const language = useUiLanguage();
  return (key, params) => textOf(language, 'ui', key, params);
}

let added = false;

/** A function that answers any text of the trade. Brings all of them along: for screens that are loaded when they are opened. */
export function useAnyMessage(): (key: MessageKey, params?: TextParams) => string {
  const language = useUiLanguage();
  if (!added) addDomainTexts(ptBr);
  added = true;
  return (key, params) => textOf(language, 'domain', key, params);
}
