import type { Language } from '@guiche/domain/language';
import { shortDay } from './day-text.ts';

/** A day as `shortDay` writes it; with a `year` the days of any other have theirs behind them, `qua 01/01/2020`, and with null all have. */
export function dayWithYear(text: string, language: Language, year: string | null | undefined): string {
  const day = shortDay(text, language);
  const own = text.slice(0, 4);
  return year === undefined || year === own ? day : `${day}/${own}`;
}
