export type { TextParams } from '@guiche/domain/messages';
export { defineTexts, type TextKey, type TextSet, type Texts } from './define-texts.ts';
export { useUiLanguage } from './language-context.ts';
export { loadMessages } from './loaded-messages.ts';
export { UiLanguageProvider, type UiLanguageProviderProps } from './ui-language-provider.tsx';
export { type Message, useMessage } from './use-message.ts';
export { useMessageLookup } from './use-message-lookup.ts';
export { type Translate, useTexts } from './use-texts.ts';
export { useViolationText } from './use-violation-text.ts';
