import type { Language } from '@guiche/domain/language';

const format = (month: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** A month below an axis, where there is little room: `nov`. */
export function shortMonth(month: string, language: Language): string {
  return format(month, language, { month: 'short' }).replace(/\.$/, '');
}

/** A month with its year: `novembro de 2026`. */
export function longMonth(month: string, language: Language): string {
  return format(month, language, { month: 'long', year: 'numeric' });
}

/** Whether a month is February, April and so on: of any months in a row it is every other one. */
export function isEvenMonth(month: string): boolean {
  return Number(month.slice(5)) % 2 === 0;
}
