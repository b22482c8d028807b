import { changedIssuesPage, changeTag, decideChange, listChangedIssues, sendForChange } from '@guiche/contract/changed-issues';
import { CallError } from '@guiche/contract/client';
import type { RequestSummary, Service } from '@guiche/domain/entities';
import { CHANGED_ISSUES_BY_TRAVELLER_PAGE, CHANGED_ISSUES_PAGE, type ListPage, nextPage } from '@guiche/domain/history';
import { changedIssuesMessages } from '@guiche/domain/messages/changed-issues';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { searchedTerm } from '@guiche/domain/requests';
import type { SentService } from '@guiche/ui/request/send-for-change-dialog';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { changedIssueKeys } from '../../shared/changed-issues/changed-issue-keys.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import type { ChangedIssuesFilters } from './changed-issues-filters.ts';
import { type OpenedChange, openChange } from './open-change.ts';

/** The rows that have been loaded, and the page that comes next; null after the last one. */
export interface LoadedChanges {
  readonly rows: readonly RequestSummary[];
  readonly next: ListPage | null;
}

/** Loads a page of the changed issues behind the rows that are there. @see */
export async function loadChangedIssues(
  { termo: typed, ordem }: ChangedIssuesFilters,
  page: ListPage,
  before: readonly RequestSummary[],
  signal?: AbortSignal,
): Promise<LoadedChanges> {
  const termo = searchedTerm(typed);
  const answer = await api.call(listChangedIssues, {
    query: { ...page, ...(termo && { termo }), descending: ordem === 'decrescente', isSupplier: true },
    ...(signal && { signal }),
  });
  const { content, hasMore } = changedIssuesPage(answer, page.limit);
  return { rows: [...before, ...content], next: hasMore ? nextPage(page) : null };
}

/** The changed issues as they are filtered and ordered, from their first page on; by traveller the pages are shorter. @see */
export function changedIssuesQuery(filters: ChangedIssuesFilters) {
  const first = filters.ver === 'viajantes' ? CHANGED_ISSUES_BY_TRAVELLER_PAGE : CHANGED_ISSUES_PAGE;
  return queryOptions({
    queryKey: changedIssueKeys.list(filters),
    queryFn: ({ signal }) => loadChangedIssues(filters, first, [], signal),
    // What was loaded further is not taken away by a return to the window.
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}

/** One changed issue, as it is opened. @see */
export function openedChangeQuery(client: QueryClient, idSolicitacao: number) {
  const queryKey = changedIssueKeys.of(idSolicitacao, 'opened');
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => openChange(api, idSolicitacao, client.getQueryData<OpenedChange>(queryKey), signal),
  });
}

/** A request that is no changed issue any more is shown in no list of them, and is loaded anew wherever it is opened. */
export function useLeftChangedIssues(): (idSolicitacao: number) => void {
  const client = useQueryClient();
  return (idSolicitacao) => {
    client.setQueriesData<LoadedChanges>(
      { queryKey: changedIssueKeys.lists },
      (list) => list && { ...list, rows: list.rows.filter((row) => row.idSolicitacao !== idSolicitacao) },
    );
    void client.invalidateQueries({ queryKey: changedIssueKeys.lists });
    void client.invalidateQueries({ queryKey: requestKeys.lists });
    client.removeQueries({ queryKey: requestKeys.one(idSolicitacao) });
  };
}

/** The version of a request that the user sees. */
interface Seen {
  readonly idSolicitacao: number;
  readonly versao: number;
}

export interface Decision {
  readonly aprovado: boolean;
  readonly justificativa: string | null;
}

/** Approves or rejects the change that the user sees. After a conflict it is loaded again. @see, B-061 */
export function useDecideChange(seen: Seen) {
  const client = useQueryClient();
  const notify = useNotify(requestsMessages);
  const failures = useFailureToast(notify);
  return useMutation({
    mutationFn: (decision: Decision) =>
      api.call(decideChange, { headers: { 'if-match': changeTag(seen) }, body: { idSolicitacao: seen.idSolicitacao, ...decision } }),
    onSuccess(_summary, { aprovado }) {
      failures.takeBack();
      notify.success(aprovado ? 'alteracao_aprovada' : 'alteracao_reprovada');
    },
    async onError(error, { aprovado }) {
      failures.takeBack();
      failures.tell(error, aprovado ? 'erro_aprovar_alteracao' : 'erro_reprovar_alteracao');
      if (error instanceof CallError && [409, 422].includes(error.status)) {
        // Pending until then: pressed again before, it would be about the former version once more.
        await client.invalidateQueries({ queryKey: requestKeys.one(seen.idSolicitacao) });
      }
    },
  });
}

const entriesOf = (sent: readonly SentService[], kind: Service['tipoServico']) =>
  sent.flatMap(({ service, observacao }) => (service.tipoServico === kind ? [{ servico: { ...service, observacao } }] : []));

/** Sends services for change; then, and after a conflict, the changed issue is loaded again. @see A-109, B-061 */
export function useSendForChange(seen: Seen) {
  const client = useQueryClient();
  const notify = useNotify(changedIssuesMessages);
  const failures = useFailureToast(notify);
  return useMutation({
    mutationFn: (sent: readonly SentService[]) =>
      api.call(sendForChange, {
        headers: { 'if-match': changeTag(seen) },
        body: {
          idSolicitacao: seen.idSolicitacao,
          aereos: entriesOf(sent, 'AEREO'),
          hoteis: entriesOf(sent, 'HOTEL'),
          carros: entriesOf(sent, 'CARRO').map((entry) => ({ ...entry, uuidCache: null, idFluxo: null })),
        },
      }),
    onSuccess() {
      failures.takeBack();
      notify.success('servicos_enviados_alteracao');
    },
    onError(error) {
      failures.takeBack();
      failures.tell(error, 'erro_enviar_servicos_alteracao');
    },
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.one(seen.idSolicitacao) }),
  });
}
