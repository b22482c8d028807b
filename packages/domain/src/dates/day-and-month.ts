import { parseDate } from '@guiche/masks/date';
import type { Language } from '../language/index.ts';

/**
 * The weekday of an ISO date in a language, with day and month: `segunda-feira 05/05`. `''` for a missing date and for a text that is not a
 * date.
 * @see S-393
 */
export function dayAndMonth(iso: string | null | undefined, language: Language): string {
  const day = parseDate(iso ?? '');
  if (day === null) return '';
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  return `${weekday} ${day.slice(8, 10)}/${day.slice(5, 7)}`;
}
