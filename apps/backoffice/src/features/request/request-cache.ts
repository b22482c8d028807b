import type { RequestSummary, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import type { OpenedRequest } from './open-request.ts';

/** Changes the request that the cache holds, if it holds one. */
export function useRequestCache(idSolicitacao: number) {
  const client = useQueryClient();
  const queryKey = requestKeys.one(idSolicitacao);
  return {
    change: (edit: (request: TravelRequest) => TravelRequest) =>
      client.setQueryData<OpenedRequest>(queryKey, (opened) => opened && { ...opened, request: edit(opened.request) }),
    refresh: () => client.invalidateQueries({ queryKey }),
    stop: () => client.cancelQueries({ queryKey }),
    read: () => client.getQueryData<OpenedRequest>(queryKey),
    restore: (opened: OpenedRequest | undefined) => opened && client.setQueryData(queryKey, opened),
    client,
  };
}

/** The state of a request that the clerk sees, which the server compares with its own. @see B-061 */
export function seenState(request: TravelRequest) {
  const { id, status } = request;
  return { id, status, cotacoes: servicesOf(request).flatMap(({ cotacoes }) => cotacoes.map(({ id, versao }) => ({ id, versao }))) };
}

/** A request that has left its phase is shown in no list of it, not even until the next response, and is loaded anew when it is opened. */
export function leftItsList({ client }: ReturnType<typeof useRequestCache>, { idSolicitacao }: TravelRequest) {
  client.setQueriesData<readonly RequestSummary[]>({ queryKey: requestKeys.lists }, (rows) =>
    rows?.filter((row) => row.idSolicitacao !== idSolicitacao),
  );
  void client.invalidateQueries({ queryKey: requestKeys.lists });
  client.removeQueries({ queryKey: requestKeys.one(idSolicitacao) });
}
