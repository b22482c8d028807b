import { notFound } from 'next/navigation';

const LANGUAGES = ['pt-BR', 'en', 'es'] as const;

/** The language that an address names. */
export function languageOf(segment: string): (typeof LANGUAGES)[number] {
  return LANGUAGES.find((language) => language === segment) ?? notFound();
}
