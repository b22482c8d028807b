import { formatDate } from '@guiche/masks/date';

/**
 * A date as people read it, `05/05/2025`, from its ISO text with or without a time part; `''` for none.
 *
 * The day is the one in the text: nothing is moved between zones.
 * @see S-392
 */
export function shownDate(iso: string | null | undefined): string {
  return formatDate(iso);
}
