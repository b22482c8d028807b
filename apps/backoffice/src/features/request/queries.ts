import { CallError, conflictOf } from '@guiche/contract/client';
import { removeQuote, restoreQuote, saveQuote } from '@guiche/contract/quotes';
import { concludeQuoting, returnRequest } from '@guiche/contract/requests';
import { findResponsible, recordConclusion } from '@guiche/contract/responsibility';
import { routeAt } from '@guiche/domain/access';
import type { Quote, Service, TravelRequest, User } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH, type TipoServico } from '@guiche/domain/enums';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { servicesOf, situationOf } from '@guiche/domain/requests';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { isConflict, isMissing, isUnanswered } from '../../shared/editor/refusals.ts';
import { WriteUntilAnswered } from '../../shared/editor/write-until-answered.ts';
import { isPassing } from '../../shared/failures/is-passing.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { lastList } from '../../shared/requests/last-list.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useSendHeld } from './attachments/use-send-held.ts';
import { listedRequest } from './known-request.ts';
import { openRequest, openRequestOfHistory } from './open-request.ts';
import { withoutQuote, withQuote } from './replace-quote.ts';
import { leftItsList, seenState, useRequestCache } from './request-cache.ts';

/** A request with the reason why it was returned. Its row in the list decides `situacao` and, on the dashboard, the client instance. @see */
export function openedRequestQuery(client: QueryClient, user: User, idSolicitacao: number) {
  return queryOptions({
    queryKey: requestKeys.one(idSolicitacao),
    // What changes meanwhile comes with the news, which moves nothing.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => {
      const listed = listedRequest(client, idSolicitacao);
      const situacao = situationOf(listed?.statusCotacaoViagem ?? null);
      const instance = routeAt(lastList() ?? '') === '/dashboard' ? listed?.empresa.instancia : undefined;
      return openRequest(api, { idSolicitacao, idAgencia: user.agency.id, situacao, instance, signal });
    },
  });
}

/** A request as it is read in the history. Never kept: nothing of the other screens changes it. @see A-088 */
function historyRequestQuery(idSolicitacao: number) {
  return queryOptions({
    queryKey: requestKeys.ofHistory(idSolicitacao),
    gcTime: 0,
    queryFn: ({ signal }) => openRequestOfHistory(api, { idSolicitacao, signal }),
  });
}

/** The request that is open: on its own screen, or for reading in the history. @see */
export function useOpenedRequest(idSolicitacao: number, history: boolean) {
  const user = useUser();
  const own = useQuery({ ...openedRequestQuery(useQueryClient(), user, idSolicitacao), enabled: !history });
  const read = useQuery({ ...historyRequestQuery(idSolicitacao), enabled: history });
  return history ? read : own;
}

/** The consultant responsible for a request when it is opened. Fetched once; a failure is not shown. @see */
export function openingCheckQuery(uuid: string | undefined) {
  return queryOptions({
    queryKey: ['opening-check', uuid],
    enabled: uuid !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (await api.call(findResponsible, { params: { uuid: uuid ?? '' }, signal })).reponsavel,
  });
}

/**
 * Saves a quote of a kind; the stored quote is shown at once, and the held attachments of it and of its service are sent. The modal, which stays open,
 * shows failures.
 * @see
 */
export function useSaveQuote(request: TravelRequest, kind: TipoServico) {
  const sendHeld = useSendHeld(request);
  const cache = useRequestCache(request.idSolicitacao);
  return useMutation({
    mutationFn: (quote: Quote) =>
      api.call(saveQuote, { params: { idViagem: request.id, tipoServico: TIPO_SERVICO_PATH[kind] }, body: quote }),
    onSuccess: (stored) => {
      cache.change((present) => withQuote(present, kind, stored));
      void cache.client.invalidateQueries({ queryKey: requestKeys.lists });
      void sendHeld({ uuidServico: stored.idServico, idCotacao: null });
      void sendHeld({ uuidServico: stored.idServico, idCotacao: stored.id });
    },
    onError: (error) => {
      const present = conflictOf(saveQuote, error)?.atual;
      if (present) cache.change((request) => withQuote(request, kind, present.cotacao));
    },
  });
}

/**
 * Loads a quote as it is stored now, after somebody else saved it first; undefined when it is gone. Rejects when it cannot be loaded: what
 * the cache holds is not what is stored.
 */
export function useReloadedQuote(idSolicitacao: number) {
  const user = useUser();
  const client = useQueryClient();
  return async (idCotacao: string): Promise<Quote | undefined> => {
    const query = openedRequestQuery(client, user, idSolicitacao);
    // A response that is on its way may be older than the conflict.
    await client.cancelQueries({ queryKey: query.queryKey });
    const { request } = await client.fetchQuery({ ...query, staleTime: 0 });
    return servicesOf(request)
      .flatMap((service): readonly Quote[] => service.cotacoes)
      .find(({ id }) => id === idCotacao);
  };
}

export interface Removal {
  readonly service: Service;
  readonly quote: Quote;
  /** Of the write, so that a removal whose response was lost can be sent again. @see B-060 */
  readonly idempotencyKey: string;
}

function callOfRemoval(request: TravelRequest, { service, quote }: Removal) {
  return {
    params: { idViagem: request.id, tipoServico: TIPO_SERVICO_PATH[service.tipoServico] },
    body: { id: quote.id, idServico: service.id, versao: quote.versao },
  };
}

interface RemovalEndings {
  readonly onRemoved: (removal: Removal) => void;
  readonly onUnanswered: (removal: Removal) => void;
  /** Somebody else removed or changed the quote first. */
  readonly onOvertaken: (removal: Removal, how: 'removed' | 'changed') => void;
}

/**
 * Removes a quote: it leaves the screen at once, and comes back if the server refuses or does not answer. The callbacks are called although the screen
 * has been left.
 * @see
 */
export function useRemoveQuote(request: TravelRequest, { onRemoved, onUnanswered, onOvertaken }: RemovalEndings) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(quotesMessages);
  return useMutation({
    mutationFn: (removal: Removal) => api.call(removeQuote, { ...callOfRemoval(request, removal), idempotencyKey: removal.idempotencyKey }),
    onMutate: async ({ service, quote }) => {
      await cache.stop();
      const before = cache.read();
      cache.change((present) => withoutQuote(present, service, quote.id));
      return before;
    },
    onSuccess: (_empty, removal) => onRemoved(removal),
    onError: (error, removal, before) => {
      cache.restore(before);
      if (isUnanswered(error)) onUnanswered(removal);
      else if (isMissing(error) || isConflict(error)) onOvertaken(removal, isMissing(error) ? 'removed' : 'changed');
      else notify.failure(error, 'erro_ao_remover_cotacoes');
    },
    onSettled: () => {
      void cache.refresh();
      void cache.client.invalidateQueries({ queryKey: requestKeys.lists });
    },
  });
}

/** Brings a removed quote back to its place. Rejects with the failure, which has been shown unless it may pass. @see B-015 */
export function useRestoreQuote(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(quotesMessages);
  return useMutation({
    mutationFn: (removal: Removal) => api.call(restoreQuote, callOfRemoval(request, removal)),
    onSuccess: (stored, { service, quote }) => {
      const at = service.cotacoes.findIndex(({ id }) => id === quote.id);
      cache.change((present) => withQuote(present, service.tipoServico, stored, at));
    },
    onError: (error) => {
      if (!isPassing(error)) notify.failure(error, 'cotacao_nao_pode_voltar');
    },
    onSettled: () => {
      void cache.refresh();
      void cache.client.invalidateQueries({ queryKey: requestKeys.lists });
    },
  });
}

/** Writes to the attendance log that the services of a request are done. What was concluded stays so when it cannot be written. @see A-138 */
export function recordConclusions(request: TravelRequest) {
  for (const { id } of servicesOf(request)) {
    void api
      .call(recordConclusion, { body: { idServico: id, instance: request.empresa.instancia } })
      .catch((error: unknown) => console.error('The conclusion could not be recorded.', error));
  }
}

/** Concludes quoting with the quotes that the clerk sees. After a conflict the request is loaded again. @see */
export function useConcludeQuoting(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(requestsMessages);
  const [write] = useState(() => new WriteUntilAnswered());
  const failures = useFailureToast(notify);
  return useMutation({
    mutationFn() {
      const body = seenState(request);
      return write.send(body, (idempotencyKey) =>
        api.call(concludeQuoting, { query: { uuidSolicitacao: request.uuid }, body, idempotencyKey }),
      );
    },
    onSuccess() {
      failures.takeBack();
      leftItsList(cache, request);
      recordConclusions(request);
    },
    onError: (error) => {
      failures.takeBack();
      failures.tell(error, 'erro_ao_concluir_cotacoes', 'conclusao_sem_resposta');
      if (error instanceof CallError && error.status === 409) void cache.refresh();
    },
  });
}

/** Returns a request one step, as the clerk sees it. After a conflict the request is loaded again. @see */
export function useReturnRequest(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(requestsMessages);
  const [write] = useState(() => new WriteUntilAnswered());
  const failures = useFailureToast(notify);
  return useMutation({
    mutationFn(justificativa: string) {
      const body = { ...seenState(request), justificativa };
      return write.send(body, (idempotencyKey) => api.call(returnRequest, { query: { isSupplier: true }, body, idempotencyKey }));
    },
    onSuccess() {
      failures.takeBack();
      leftItsList(cache, request);
    },
    onError: (error) => {
      failures.takeBack();
      failures.tell(error, 'erro_ao_retornar_o_relatorio');
      if (error instanceof CallError && error.status === 409) void cache.refresh();
    },
  });
}
