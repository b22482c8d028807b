import type { RequestSummary } from '@guiche/domain/entities';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '../../shared/requests/request-keys.ts';

type Rows = readonly RequestSummary[];

/** The row of a request in the lists that the cache holds under a key, the one that came last. */
function rowOf(client: QueryClient, queryKey: readonly string[], idSolicitacao: number): RequestSummary | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap((list) => {
      const data = list.state.data as Rows | { readonly rows: Rows } | undefined;
      return data && 'rows' in data ? data.rows : (data ?? []);
    })
    .find((row) => row.idSolicitacao === idSolicitacao);
}

/** The row of a request in the lists of open requests; undefined for a request that was opened by its own link. */
export function listedRequest(client: QueryClient, idSolicitacao: number): RequestSummary | undefined {
  return rowOf(client, requestKeys.lists, idSolicitacao);
}

/** The row of a request in the history; undefined for a request that was opened by its own link. */
export function listedInHistory(client: QueryClient, idSolicitacao: number): RequestSummary | undefined {
  return rowOf(client, requestKeys.histories, idSolicitacao);
}

/** What a list knew about a request that is being loaded: the history about one that is opened in it, the others about one that is open. */
export function useKnownRequest(idSolicitacao: number, history: boolean): RequestSummary | undefined {
  const client = useQueryClient();
  return history ? listedInHistory(client, idSolicitacao) : listedRequest(client, idSolicitacao);
}
