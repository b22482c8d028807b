import type { CarDates } from '@guiche/domain/car/quote';
import { formatDateTime } from '@guiche/masks/date-time';

const shown = (moment: string | null) => (moment === null ? '—' : formatDateTime(moment));

/** Pickup and return as they are shown, `10/12/2026 10:00`; a dash stands for one that is missing. */
export function shownDates({ retirada, devolucao }: CarDates): { readonly from: string; readonly to: string } {
  return { from: shown(retirada), to: shown(devolucao) };
}
