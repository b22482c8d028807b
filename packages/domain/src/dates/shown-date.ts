import { formatDate } from '@guiche/masks/date';

/**
 * A date in Brazilian format, `05/05/2025`, from its ISO text with or without a time part; `''` for a missing date.
 *
 * The day is the one in the text: there is no conversion between zones.
 * @see S-392
 */
export function shownDate(iso: string | null | undefined): string {
  return formatDate(iso);
}
