import { brazilianClock } from '../../dates/index.ts';
import { isExistingDay, isExistingWallClock } from '../../internal/existing-moment.ts';
import type { Language } from '../../language/index.ts';
import type { UtcInstant, WallClock } from '../../units/index.ts';

/** English names the month: whether 10/12 is in October or in December depends on the reader. */
const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
};

/** The day of a wall-clock text with its weekday: `qui 10/12/2026`, `Thu 10 Dec 2026`; `''` for a text that is no date. */
export function clientDay(text: WallClock | null, language: Language): string {
  const day = text?.slice(0, 10) ?? '';
  if (!isExistingDay(day)) return '';
  return FORMATS[language]
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'weekday' ? value.replace('.', '') : value.replace(',', '')))
    .join('');
}

/** The time of day of a wall-clock text, `08:10`; `''` while it is unknown. */
export function clientTime(text: WallClock | null): string {
  return text !== null && isExistingWallClock(text) ? text.slice(11, 16) : '';
}

/** Day and time of a wall-clock text, as far as they are known: `qui 10/12/2026 08:10`. */
export function clientDayAndTime(text: WallClock | null, language: Language): string {
  return [clientDay(text, language), clientTime(text)].filter(Boolean).join(' ');
}

/** A moment on the clock of Brasília: `ter 24/11/2026 18:30`. */
export function clientMoment(instant: UtcInstant, language: Language): string {
  return clientDayAndTime(brazilianClock(new Date(instant)), language);
}
