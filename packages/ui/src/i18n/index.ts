export type { UiTextKey } from './catalogue.ts';
export { UiLanguageProvider, type UiLanguageProviderProps, useUiLanguage } from './ui-language-provider.tsx';
export { useAnyMessage, useViolationText } from './use-any-texts.ts';
export { type TextParams, useMessage, useUiText } from './use-texts.ts';
