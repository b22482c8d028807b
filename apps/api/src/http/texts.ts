import { type Language, languageFor } from '@guiche/domain/language';
import { type MessageKey, messageText, type Text, type TextParams } from '@guiche/domain/messages';
import { allMessages } from '@guiche/domain/messages/all';

const CATALOGUES: Record<Language, ReadonlyMap<string, Text>> = {
  'pt-BR': await allMessages('pt-BR'),
  en: await allMessages('en'),
  es: await allMessages('es'),
};

/** The language that a caller asks for: the first of `Accept-Language`, else pt-BR. @see A-006 */
export function languageOf(acceptLanguage: string | undefined): Language {
  return languageFor(acceptLanguage?.split(',')[0]?.split(';')[0]);
}

/** The text of a key. The placeholder of a missing parameter stays in the text, so that it is noticed. */
export function textOf(language: Language, key: MessageKey, params: TextParams = {}): string {
  return messageText(CATALOGUES[language].get(key) ?? key, language, params);
}
