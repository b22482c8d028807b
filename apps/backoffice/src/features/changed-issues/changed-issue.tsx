import { CallError } from '@guiche/contract/client';
import { activeProfile, mayChangeServices, mayOpen, routeAddress, routeAt } from '@guiche/domain/access';
import { awaitsChangeApproval, changeMayBeAsked, mayBeSentForChange } from '@guiche/domain/changed-issues';
import type { TravelRequest } from '@guiche/domain/entities';
import { changedIssuesMessages } from '@guiche/domain/messages/changed-issues';
import { servicesOf } from '@guiche/domain/requests';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { ChangeDecisionDialog } from '@guiche/ui/request/change-decision-dialog';
import { ChangedIssueDesk } from '@guiche/ui/request/changed-issue-desk';
import { SendForChangeDialog, type SentService } from '@guiche/ui/request/send-for-change-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hrefTo } from '../../shared/address/href.ts';
import { backStack } from '../../shared/back/back-stack.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { isMissing } from '../../shared/editor/refusals.ts';
import { RequestNews } from '../../shared/events/request-news.tsx';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { lastList } from '../../shared/requests/last-list.ts';
import { session } from '../../shared/session/session.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { type OpenedChange, shapeOfChange } from './open-change.ts';
import { openedChangeQuery, useDecideChange, useLeftChangedIssues, useSendForChange } from './queries.ts';

/** What can be done with a changed issue on this screen that belongs to the request's: given by the app, which joins features. */
export type ChangedIssueActions = (request: TravelRequest, onConcluded: () => void) => ReactNode;

export interface ChangedIssueProps {
  idSolicitacao: number;
  actions: ChangedIssueActions;
}

/** The list that the user came from, with its filters. */
function listAddress(): string {
  const last = lastList();
  return last !== null && routeAt(last) === '/agenciaAlteracao' ? last : routeAddress('/agenciaAlteracao');
}

/** Gives a link the focus that went with what stood there before. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}

/** One changed issue: its services under change, and the decision about what waits for approval. @see */
export function ChangedIssue({ idSolicitacao, actions }: ChangedIssueProps) {
  const t = useText();
  const notify = useNotify(changedIssuesMessages);
  const message = useMessage(changedIssuesMessages);
  const query = openedChangeQuery(useQueryClient(), idSolicitacao);
  const opened = useQuery(query);
  useDocumentTitle(`${t('changedIssues')} ${Number.isNaN(idSolicitacao) ? '' : idSolicitacao}`);

  const instancia = opened.data?.request.empresa.instancia;
  useEffect(() => {
    // Opening a request sets the session's client to that of the request. @see A-070
    if (instancia) session.storeCustomer(instancia);
  }, [instancia]);

  // Somebody else may have ended the change meanwhile: what was loaded before can be neither decided nor concluded any more.
  const ended = opened.data?.ended === true;
  const failure = opened.data ? null : opened.error;
  if (ended || failure) {
    const missing = isMissing(failure) || (failure instanceof CallError && failure.status === 400);
    return (
      <ErrorState
        title={
          ended
            ? message('alteracao_encerrada_por_outro', { numero: idSolicitacao })
            : notify.words(failure, 'erro_buscar_emissao_alterada')
        }
        onRetry={ended || missing || isFinal(failure) ? undefined : () => void opened.refetch()}
        pending={opened.isFetching}
        action={
          <Button asChild>
            <a href={hrefTo(listAddress())} ref={ended ? takeLostFocus : undefined}>
              {t('request.back')}
            </a>
          </Button>
        }
      />
    );
  }
  if (!opened.data) return <Loading />;
  return (
    <>
      <RequestNews idSolicitacao={idSolicitacao} query={query} shapeOf={shapeOfChange} />
      <OpenChange opened={opened.data} actions={actions} />
    </>
  );
}

interface OpenChangeProps {
  opened: OpenedChange;
  actions: ChangedIssueActions;
}

function OpenChange({ opened: { request, state, approver }, actions }: OpenChangeProps) {
  const now = useNow();
  const navigate = useNavigate();
  const user = useUser();
  const profile = activeProfile(user);
  const changes = mayChangeServices(user);
  const left = useLeftChangedIssues();
  const { idSolicitacao, status } = request;
  const seen = { idSolicitacao, versao: state.versao };
  const decide = useDecideChange(seen);
  const send = useSendForChange(seen);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const [sending, setSending] = useState(false);
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  useBackCloses(asking !== null, () => !decide.isPending && setAsking(null));
  useBackCloses(sending, () => !send.isPending && setSending(false));
  const waits = awaitsChangeApproval(status);

  function leave() {
    left(idSolicitacao);
    backStack().leave(() => void navigate(listAddress(), { replace: true }));
  }

  /** Runs one at a time; a failure is shown in a toast, and the question stays open with what was typed. */
  async function once(act: () => Promise<unknown>, then: () => void) {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } catch {
      return;
    } finally {
      busy.current = false;
    }
    then();
  }
  const confirm = (justificativa: string) =>
    once(
      () => decide.mutateAsync(asking === 'approve' ? { aprovado: true, justificativa: null } : { aprovado: false, justificativa }),
      leave,
    );
  const sendServices = (services: readonly SentService[]) =>
    once(
      () => send.mutateAsync(services),
      () => setSending(false),
    );

  return (
    <>
      <ChangedIssueDesk
        request={request}
        services={servicesOf(state)}
        approver={approver}
        now={now}
        backHref={hrefTo(listAddress())}
        requestHref={
          profile !== undefined && mayOpen('/relatorio', profile) ? hrefTo(routeAddress('/relatorio', { idSolicitacao })) : undefined
        }
        onApprove={changes && waits ? () => setAsking('approve') : undefined}
        onReject={changes && waits ? () => setAsking('reject') : undefined}
        onSendForChange={
          changes && changeMayBeAsked(status) && servicesOf(request).some(mayBeSentForChange) ? () => setSending(true) : undefined
        }
        actions={actions(request, leave)}
      />
      <ChangeDecisionDialog
        decision={asking}
        request={request}
        approver={approver}
        pending={decide.isPending}
        onClose={() => setAsking(null)}
        onConfirm={(reason) => void confirm(reason)}
      />
      <SendForChangeDialog
        open={sending}
        onOpenChange={setSending}
        request={request}
        pending={send.isPending}
        onSend={(services) => void sendServices(services)}
      />
    </>
  );
}

/** The screen's shape while the changed issue loads. */
function Loading() {
  const t = useText();
  return (
    <div role="status" aria-label={t('request.loading')} className="g:grid g:gap-4">
      <Skeleton className="g:h-4 g:w-48" />
      <Skeleton className="g:h-8 g:w-72" />
      <Skeleton className="g:h-24" />
      <Skeleton className="g:h-40" />
    </div>
  );
}
