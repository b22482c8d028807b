export type { UiTextKey } from './catalogue.ts';
export { UiLanguageProvider, type UiLanguageProviderProps, useUiLanguage } from './ui-language-provider.tsx';
export { type TextParams, useMessage, useUiText, useViolationText } from './use-texts.ts';
