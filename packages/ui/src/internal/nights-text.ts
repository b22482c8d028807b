import { formatNumber } from '@guiche/masks/number';

/** Nights, or days of a rental, as a person counts them: `3`, and `2,92` where they are not whole. */
export function nightsText(nights: number): string {
  return formatNumber(nights, { fraction: Number.isInteger(nights) ? 0 : 2 });
}
