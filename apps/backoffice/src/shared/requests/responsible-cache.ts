import type { RequestSummary, Responsible, TravelRequest } from '@guiche/domain/entities';
import { withResponsible } from '@guiche/domain/responsibility';
import type { QueryClient } from '@tanstack/react-query';
import { requestKeys } from './request-keys.ts';

/** The part of a request page's cache entry that holds the responsible. */
interface Opened {
  readonly request: TravelRequest;
}

/**
 * Shows another responsible in every list and on the request's page at once. Returns a function that undoes it, if the server refuses.
 * @see
 */
export function showResponsible(client: QueryClient, idSolicitacao: number, responsavel: Responsible | null): () => void {
  const lists = client.getQueriesData<readonly RequestSummary[]>({ queryKey: requestKeys.lists });
  const page = client.getQueryData<Opened>(requestKeys.one(idSolicitacao));
  client.setQueriesData<readonly RequestSummary[]>({ queryKey: requestKeys.lists }, (requests) =>
    requests?.map((request) => (request.idSolicitacao === idSolicitacao ? withResponsible(request, responsavel) : request)),
  );
  client.setQueryData<Opened>(
    requestKeys.one(idSolicitacao),
    (opened) => opened && { ...opened, request: withResponsible(opened.request, responsavel) },
  );
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
    if (page) client.setQueryData(requestKeys.one(idSolicitacao), page);
  };
}
