import type { RequestSummary, TravelRequest } from '@guiche/domain/entities';
import type { QueryClient } from '@tanstack/react-query';
import { requestKeys } from './request-keys.ts';

/** Shows in every list and on the request's page that all messages are read. @see A-169 */
export function showMessagesRead(client: QueryClient, idSolicitacao: number): void {
  const read = <Each extends Pick<RequestSummary, 'idSolicitacao' | 'mensagensNaoLidas'>>(request: Each): Each =>
    request.idSolicitacao === idSolicitacao ? { ...request, mensagensNaoLidas: 0 } : request;
  client.setQueriesData<readonly RequestSummary[]>({ queryKey: requestKeys.lists }, (rows) => rows?.map(read));
  client.setQueriesData<readonly TravelRequest[]>({ queryKey: requestKeys.allPending }, (items) => items?.map(read));
  client.setQueriesData<{ readonly rows: readonly RequestSummary[] }>(
    { queryKey: requestKeys.histories },
    (page) => page && { ...page, rows: page.rows.map(read) },
  );
  for (const queryKey of [requestKeys.one(idSolicitacao), requestKeys.ofHistory(idSolicitacao)]) {
    client.setQueryData<{ readonly request: TravelRequest }>(queryKey, (opened) => opened && { ...opened, request: read(opened.request) });
  }
}
