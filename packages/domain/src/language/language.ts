/** The languages of the interface; the first is the default and the fallback. @see */
export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The interface language for a stored or requested language tag: the same tag, else one of the same base language, else pt-BR. `en-US`
 * gives `en`; `fr` and an empty text give pt-BR.
 * @see A-004
 */
export function languageFor(tag: string | null | undefined): Language {
  const wanted = (tag ?? '').trim().toLowerCase();
  const base = wanted.split('-')[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language.split('-')[0] === base) ??
    'pt-BR'
  );
}
