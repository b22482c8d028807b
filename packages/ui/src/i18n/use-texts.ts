import type { MessageKey } from '@guiche/domain/messages';
import type { UiTextKey } from './catalogue.ts';
import { textOf } from './texts.ts';
import { useUiLanguage } from './ui-language-provider.tsx';

export type TextParams = Readonly<Record<string, string | number>>;

/** A function that answers the components' own texts: `t('common.save')`. */
export function useUiText(): (key: UiTextKey, params?: TextParams) => string {
  const language = useUiLanguage();
  return (key, params) => textOf(language, 'ui', key, params);
}

/** A function that answers the trade's texts of the first screens (statuses, labels): `message('agente')`. */
export function useMessage(): (key: MessageKey, params?: TextParams) => string {
  const language = useUiLanguage();
  return (key, params) => textOf(language, 'domain', key, params);
}
