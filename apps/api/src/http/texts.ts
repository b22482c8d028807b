import { type Language, languageFor } from '@guiche/domain/language';
import { type MessageKey, ptBr } from '@guiche/domain/messages';
import { en } from '@guiche/domain/messages/en';
import { es } from '@guiche/domain/messages/es';

const CATALOGUES: Record<Language, Record<MessageKey, string>> = { 'pt-BR': ptBr, en, es };

export type TextParams = Readonly<Record<string, string | number>>;

/** The language that a caller asks for: the first of `Accept-Language`, else pt-BR. @see A-006 */
export function languageOf(acceptLanguage: string | undefined): Language {
  return languageFor(acceptLanguage?.split(',')[0]?.split(';')[0]);
}

/** The text of a key; a parameter that is missing leaves its place as it stands, so that it is noticed. */
export function textOf(language: Language, key: MessageKey, params: TextParams = {}): string {
  return CATALOGUES[language][key].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
}
