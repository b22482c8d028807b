import type { Language } from '@guiche/domain/language';

/** A moment in the reader's zone, as a title tells it: `21/11/2026, 18:30`. */
export function momentText(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
}
