import { listHistory } from '@guiche/contract/requests';
import type { RequestSummary } from '@guiche/domain/entities';
import { HISTORY_PAGE, type ListPage, nextPage, sentHistoryWindow } from '@guiche/domain/history';
import { searchedTerm } from '@guiche/domain/requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import type { HistoryFilters } from './history-filters.ts';

/** The rows that have been loaded, and the page that comes next; null after the last one. */
export interface LoadedHistory {
  readonly rows: readonly RequestSummary[];
  readonly next: ListPage | null;
}

/** The days of the filters as the call takes them. @see A-280 */
function sentDays({ dataInicial, dataFinal, dataEmissao }: HistoryFilters) {
  const issued = dataEmissao && sentHistoryWindow({ dataInicial: dataEmissao, dataFinal: dataEmissao }).dataInicial;
  return { ...sentHistoryWindow({ dataInicial, dataFinal }), ...(issued && { dataEmissao: issued }) };
}

/** Loads a page of the history behind the rows that are there. @see */
export async function loadHistory(
  filters: HistoryFilters,
  page: ListPage,
  before: readonly RequestSummary[],
  signal?: AbortSignal,
): Promise<LoadedHistory> {
  const { orderBy, ordem } = filters;
  const [termo, viajantes] = [searchedTerm(filters.termo), searchedTerm(filters.viajantes)];
  const { content, hasMore } = await api.call(listHistory, {
    query: {
      ...page,
      ...sentDays(filters),
      ...(termo && { termo }),
      ...(viajantes && { viajantes }),
      orderBy,
      descending: ordem === 'decrescente',
      isSupplier: true,
    },
    ...(signal && { signal }),
  });
  const rows = content.filter((row): row is RequestSummary => 'tiposServico' in row);
  return { rows: [...before, ...rows], next: hasMore ? nextPage(page) : null };
}

/**
 * The history as it is filtered and ordered, from its first page on. Not an infinite query: its code would be part of the first load, which has
 * all of the library in one file.
 * @see
 */
export function historyQuery(filters: HistoryFilters) {
  return queryOptions({
    queryKey: requestKeys.history(filters),
    queryFn: ({ signal }) => loadHistory(filters, HISTORY_PAGE, [], signal),
    // What was loaded further is not taken away by a return to the window.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}
