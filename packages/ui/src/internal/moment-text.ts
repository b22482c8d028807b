import type { Language } from '@guiche/domain/language';

/** One for each language: a format takes longer to make than a whole row of a list. */
const FORMATS = new Map<Language, Intl.DateTimeFormat>();

/** A moment in the reader's zone, as a title tells it: `21/11/2026, 18:30`. */
export function momentText(moment: string, language: Language): string {
  const format = FORMATS.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  FORMATS.set(language, format);
  return format.format(new Date(moment));
}
