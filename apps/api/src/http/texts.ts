import { type Language, languageFor } from '@guiche/domain/language';
import { type AnyMessageKey, ptBr } from '@guiche/domain/messages';
import { en } from '@guiche/domain/messages/en';
import { es } from '@guiche/domain/messages/es';
import * as more from '@guiche/domain/messages/more';

const CATALOGUES: Record<Language, Record<AnyMessageKey, string>> = {
  'pt-BR': { ...ptBr, ...more.ptBr },
  en: { ...en, ...more.en },
  es: { ...es, ...more.es },
};

export type TextParams = Readonly<Record<string, string | number>>;

/** The language that a caller asks for: the first of `Accept-Language`, else pt-BR. @see A-006 */
export function languageOf(acceptLanguage: string | undefined): Language {
  return languageFor(acceptLanguage?.split(',')[0]?.split(';')[0]);
}

/** The text of a key; a parameter that is missing leaves its place as it stands, so that it is noticed. */
export function textOf(language: Language, key: AnyMessageKey, params: TextParams = {}): string {
  return CATALOGUES[language][key].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
}
