import type { RequestSummary } from '@guiche/domain/entities';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '../../shared/requests/request-keys.ts';

/** The row of a request in the lists that the cache holds, the one that came last; undefined for a request that was opened by its own link. */
export function listedRequest(client: QueryClient, idSolicitacao: number): RequestSummary | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.lists })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap((list) => (list.state.data as readonly RequestSummary[] | undefined) ?? [])
    .find((row) => row.idSolicitacao === idSolicitacao);
}

/** What a list knew about a request that is being loaded. */
export function useKnownRequest(idSolicitacao: number): RequestSummary | undefined {
  return listedRequest(useQueryClient(), idSolicitacao);
}
