export type { TextParams } from '@guiche/domain/messages';
export { defineTexts, type TextKey, type TextSet, type Texts } from './define-texts.ts';
export { useUiLanguage } from './language-context.ts';
export { loadMessages } from './loaded-messages.ts';
export { UiLanguageProvider, type UiLanguageProviderProps } from './ui-language-provider.tsx';
export { type Message, useMessage, useMessageLookup, useViolationText } from './use-message.ts';
export { type Translate, useTexts } from './use-texts.ts';
