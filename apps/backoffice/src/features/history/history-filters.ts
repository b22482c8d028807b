import { DEFAULT_HISTORY_ORDER, HISTORY_ORDERS, type HistoryOrder, historyWindow } from '@guiche/domain/history';
import { formatDate, isDate } from '@guiche/masks/date';
import { type QueryShape, readOneOf, readText } from '../../shared/address/query-values.ts';

/** What the history is asked for, as the address holds it. Days are `2026-11-21`; an issue day of `''` is any. @see */
export interface HistoryFilters {
  readonly termo: string;
  readonly viajantes: string;
  readonly dataInicial: string;
  readonly dataFinal: string;
  readonly dataEmissao: string;
  readonly orderBy: HistoryOrder['orderBy'];
  readonly ordem: 'crescente' | 'decrescente';
}

function readDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(formatDate(text)) ? text : undefined;
}

/** The filters of a day: the default window is left out of the address, so that a link is of the day on which it is opened. @see */
export function historyQueryShape(now: Date): QueryShape<HistoryFilters> {
  return {
    absent: {
      termo: '',
      viajantes: '',
      ...historyWindow(now),
      dataEmissao: '',
      orderBy: DEFAULT_HISTORY_ORDER.orderBy,
      ordem: DEFAULT_HISTORY_ORDER.descending ? 'decrescente' : 'crescente',
    },
    read: {
      termo: readText,
      viajantes: readText,
      dataInicial: readDay,
      dataFinal: readDay,
      dataEmissao: readDay,
      orderBy: readOneOf(HISTORY_ORDERS),
      ordem: readOneOf(['crescente', 'decrescente']),
    },
  };
}
