import { parseDate } from '@guiche/masks/date';

/** The day that a field holds, for the calendar of the one behind it; undefined while it holds none. */
export function dayIn(text: string | null | undefined): string | undefined {
  return (text && parseDate(text.slice(0, 10))) || undefined;
}
