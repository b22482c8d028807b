import type { Language } from '@guiche/domain/language';

const WEEKDAYS = new Map<Language, Intl.DateTimeFormat>();

/** The weekday of a wall-clock text, as `qui`. */
function weekdayOf(text: string, language: Language): string {
  const format = WEEKDAYS.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  WEEKDAYS.set(language, format);
  return format.format(new Date(`${text.slice(0, 10)}T00:00:00Z`)).replace(/\.$/, '');
}

/** A day of a service as a clerk reads it at a glance: `qui 10/12`. The text is a wall-clock one, with or without time. */
export function shortDay(text: string, language: Language): string {
  return `${weekdayOf(text, language)} ${dayAndMonth(text)}`;
}

/** The day of a wall-clock text where every letter counts: `10/12`. */
export function dayAndMonth(text: string): string {
  return `${text.slice(8, 10)}/${text.slice(5, 7)}`;
}

/** The time of a wall-clock text, `08:10`. */
export function clockTime(text: string): string {
  return text.slice(11, 16);
}
