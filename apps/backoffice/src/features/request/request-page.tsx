import { CallError } from '@guiche/contract/client';
import type { TravelRequest } from '@guiche/domain/entities';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { countingDeadline, servicesOf } from '@guiche/domain/requests';
import { openingQuestion } from '@guiche/domain/responsibility';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { KnownRequest } from '@guiche/ui/request/known-request';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { RequestNews } from '../../shared/events/request-news.tsx';
import { failureNotice } from '../../shared/failures/failure-notice.ts';
import { reloadSaying, takeSaidBefore } from '../../shared/failures/said-after-reload.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useResponsibility } from '../../shared/requests/use-responsibility.tsx';
import { session } from '../../shared/session/session.ts';
import { useOpeningContext, useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { useStoredFlag } from '../../shared/use-stored-flag.ts';
import { useKnownRequest } from './known-request.ts';
import { hierarchyFailure } from './load-failure.ts';
import { AccessFailed, CannotOpen, type OpenedRequest } from './open-request.ts';
import { openedRequestQuery, useOpenedRequest } from './queries.ts';
import { readOnlyKey } from './read-only-key.ts';
import { type RequestRailState, RequestView } from './request-view.tsx';
import { useChangeBlock } from './use-change-block.ts';
import { useOpening } from './use-opening.tsx';
import { useWayBack } from './use-way-back.ts';

export interface RequestPageProps {
  idSolicitacao: number;
  /** The request is only read: nothing is asked and nothing can be changed. @see Q-007 */
  history?: boolean;
}

/** Opens a request: loads it, shows meanwhile what the list knew, asks the opening question, and shows it or goes back to the list. @see */
export function RequestPage({ idSolicitacao, history = false }: RequestPageProps) {
  const t = useText();
  const message = useMessage(requestsMessages, errorsMessages);
  const notify = useNotify(requestsMessages, errorsMessages);
  const toast = useToast();
  const wayBack = useWayBack();
  const responsibility = useResponsibility();
  const now = useNow();
  const opened = useOpenedRequest(idSolicitacao, history);
  const known = useKnownRequest(idSolicitacao, history);
  const [railOpen, setRailOpen] = useStoredFlag('request-rail', true);
  // Kept here: what was unfolded while the request loads stays unfolded when it is there.
  const [unfolded, setUnfolded] = useState(false);
  const rail = { railOpen, onRailOpenChange: setRailOpen, unfolded, onUnfoldedChange: setUnfolded };
  const { open, dialog } = useOpening({
    request: history ? undefined : opened.data?.request,
    onTakeOver: responsibility.takeOver,
    onLeave: wayBack.go,
  });
  const title = t('request.title', { number: Number.isNaN(idSolicitacao) ? '' : idSolicitacao });
  useDocumentTitle(title);

  const cannotOpen = opened.error instanceof CannotOpen ? opened.error : null;
  useEffect(() => {
    if (!cannotOpen) return;
    notify.say('WARNING', cannotOpen.key);
    wayBack.go();
  }, [cannotOpen]);

  // The server knows sooner than the list who is responsible. @see Q-030
  const refused = opened.error instanceof CallError && opened.error.status === 403 && !opened.data ? opened.error : null;
  useEffect(() => {
    if (!refused) return;
    notify.failure(refused, 'erro_solicitacao_ja_atribuida');
    wayBack.go();
  }, [refused]);

  // The page is loaded anew, and asks for the request as it is asked for from anywhere else. @see A-311
  const barred = opened.error instanceof AccessFailed && !opened.data ? opened.error : null;
  useEffect(() => {
    if (!barred) return;
    notify.failure(barred.cause, 'erro_ao_acessar_relatorio');
    reloadSaying(notify.words(barred.cause, 'erro_ao_acessar_relatorio'));
  }, [barred]);
  useEffect(() => {
    const text = takeSaidBefore();
    if (text !== null) toast({ tipo: 'ERROR', text });
  }, []);

  const hierarchy = hierarchyFailure(opened.error);
  const missing = !hierarchy && opened.error instanceof CallError && [400, 404, 422].includes(opened.error.status);
  const failure = opened.data || cannotOpen || refused || barred || missing ? null : opened.error;
  useEffect(() => {
    // Beside what stands at its place, for whoever looks elsewhere. @see Q-314
    if (hierarchy) notify.say('ERROR', 'contate_administrador_cliente', hierarchy);
    else if (failure) notify.failure(failure, 'erro_ao_buscar_o_relatorio');
  }, [failure]);

  const instancia = opened.data?.request.empresa.instancia;
  useEffect(() => {
    // Opening a request sets the session's client to that of the request. @see A-070
    if (instancia) session.storeCustomer(instancia);
  }, [instancia]);

  if (cannotOpen || refused || barred) return null;
  if (opened.isError && !opened.data) {
    const notice = failureNotice(opened.error, 'erro_ao_buscar_o_relatorio');
    return (
      <>
        <h1 data-keeps-clear="" className="g:font-semibold g:text-xl">
          {title}
        </h1>
        <ErrorState
          title={missing ? message('solicitacao_nao_encontrada') : message('erro_ao_buscar_o_relatorio')}
          onRetry={missing ? undefined : () => void opened.refetch()}
          pending={opened.isFetching}
          action={
            <Button asChild>
              <a href={hrefTo(wayBack.address)}>{t('request.back')}</a>
            </Button>
          }
        >
          {missing
            ? t('request.notFound')
            : hierarchy
              ? message('contate_administrador_cliente', hierarchy)
              : 'key' in notice
                ? notice.key !== 'erro_ao_buscar_o_relatorio' && message(notice.key)
                : notice.titulo}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      {opened.data && (open || history) ? (
        <OpenRequest opened={opened.data} responsibility={responsibility} history={history} rail={rail} />
      ) : known ? (
        <KnownRequest
          request={known}
          deadline={countingDeadline(known.status)}
          now={now}
          back={{ href: hrefTo(wayBack.address), label: t('request.back') }}
          {...rail}
        />
      ) : (
        <RequestSkeleton />
      )}
      {dialog}
      {responsibility.dialog}
    </>
  );
}

interface OpenRequestProps {
  opened: OpenedRequest;
  responsibility: ReturnType<typeof useResponsibility>;
  history: boolean;
  rail: RequestRailState;
}

function OpenRequest({ opened: { request, justificativa }, responsibility, history, rail }: OpenRequestProps) {
  const t = useText();
  const readOnly = useReadOnlyReason(request);
  const client = useQueryClient();
  const user = useUser();
  return (
    <>
      {!history && (
        <RequestNews
          idSolicitacao={request.idSolicitacao}
          query={openedRequestQuery(client, user, request.idSolicitacao)}
          shapeOf={shapeOf}
        />
      )}
      <RequestView
        request={request}
        justificativa={justificativa}
        readOnlyReason={history ? t('request.history') : readOnly}
        responsibility={responsibility}
        history={history}
        rail={rail}
      />
    </>
  );
}

/** What stands where on the page of a request: its services and quotes, in their order, and the notices above them. @see B-042 */
function shapeOf({ request, justificativa }: OpenedRequest): string {
  const services = servicesOf(request).map(({ id, cotacoes, idCotacaoEscolhida }) => [
    id,
    idCotacaoEscolhida,
    cotacoes.map((quote) => quote.id),
  ]);
  return JSON.stringify([request.status, justificativa, services]);
}

/** Why a request is read-only; null when it can be changed. The server refuses changes for the same reasons, except for the support desk's. @see */
function useReadOnlyReason(request: TravelRequest): string | null {
  const t = useText();
  const message = useMessage(requestsMessages);
  const context = useOpeningContext();
  const blocked = useChangeBlock(request);
  const quotes = servicesOf(request).flatMap(({ cotacoes }) => cotacoes.map(({ statusCotacao }) => statusCotacao));
  const key = readOnlyKey(request.status, quotes);
  if (key) return t(key);
  if (blocked) return message('alteracao_bloqueada_atendimento');
  return openingQuestion(request, context) === 'blocked' ? t('request.another', { name: request.responsavel?.name ?? '' }) : null;
}

/** The page's shape while the request loads. */
function RequestSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('request.loading')} className="g:grid g:gap-4">
      <Skeleton className="g:h-4 g:w-36" />
      <Skeleton className="g:h-8 g:w-64" />
      <Skeleton className="g:h-16" />
      <Skeleton className="g:h-44" />
      <Skeleton className="g:h-44" />
    </div>
  );
}
