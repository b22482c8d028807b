import { formatDate, parseDate } from '@guiche/masks/date';

/** A range of whole days in ISO, `2026-05-10`; a time part is ignored. @see S-091 */
export interface DateRange {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

/** The same range as text, `10/05/2026`. @see S-091 */
export interface DateRangeText {
  readonly dt_ini: string;
  readonly dt_fim: string;
}

/** The range of whole days from either form; null when one of its ends is not a date. @see S-091 */
export function dateRange(range: DateRange | DateRangeText): DateRange | null {
  const [first, last] = 'dt_ini' in range ? [range.dt_ini, range.dt_fim] : [range.dataInicial, range.dataFinal];
  const [dataInicial, dataFinal] = [parseDate(first), parseDate(last)];
  return dataInicial === null || dataFinal === null ? null : { dataInicial, dataFinal };
}

/** The range as text, from either form; null when one of its ends is not a date. @see S-091 */
export function dateRangeText(range: DateRange | DateRangeText): DateRangeText | null {
  const days = dateRange(range);
  return days && { dt_ini: formatDate(days.dataInicial), dt_fim: formatDate(days.dataFinal) };
}
