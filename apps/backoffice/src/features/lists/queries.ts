import { listClientAnalysis, listIssues, listQuotes } from '@guiche/contract/requests';
import type { RequestSummary } from '@guiche/domain/entities';
import type { TopicKey } from '@guiche/domain/messages';
import type { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { searchedTerm } from '@guiche/domain/requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import type { ListName } from './list-filters.ts';

const EVERY_MS = 60_000;

/** What is said when a list cannot be loaded. */
export const LIST_FAILURES: Record<ListName, TopicKey<typeof requestListsMessages>> = {
  cotacoes: 'erro_buscar_cotacoes_agencia',
  emissoes: 'erro_buscar_emissoes_agencia',
  analise: 'erro_buscar_cotacoes_agencia',
};

function fetchList(lista: ListName, typed: string, signal: AbortSignal): Promise<readonly RequestSummary[]> {
  const termo = searchedTerm(typed);
  const input = { query: { ...(termo && { termo }), isSupplier: true }, signal };
  if (lista === 'emissoes') return api.call(listIssues, input);
  return lista === 'analise' ? api.call(listClientAnalysis, input) : api.call(listQuotes, input);
}

/** The requests of a list that match a term, earliest deadline first; asked again every minute. @see */
export function listQuery(lista: ListName, termo: string) {
  return queryOptions({
    queryKey: requestKeys.list(lista, termo),
    queryFn: ({ signal }) => fetchList(lista, termo, signal),
    refetchInterval: EVERY_MS,
    // Another search of the same list keeps the rows until the new ones come; another list does not.
    placeholderData: (previous, query) => (query?.queryKey[1] === lista ? previous : undefined),
  });
}
