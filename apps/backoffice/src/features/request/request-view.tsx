import type { Quote, Responsible, Service, TravelRequest } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { issueInDoubtViolations } from '@guiche/domain/issuing';
import type { Violation } from '@guiche/domain/messages';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { countingDeadline, offeredActions, requestMode, servicesOf } from '@guiche/domain/requests';
import { Button } from '@guiche/ui/primitives/button';
import { RequestDesk, type RequestDeskProps } from '@guiche/ui/request/request-desk';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { consultantsQuery } from '../../shared/consultants/consultants-query.ts';
import { useLoadConsultants } from '../../shared/consultants/use-load-consultants.ts';
import { refusalsOf, violationsOf } from '../../shared/editor/refusals.ts';
import { usePresence } from '../../shared/events/use-presence.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { contextOf } from '../../shared/requests/context-of.ts';
import type { Responsibility } from '../../shared/requests/use-responsibility.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useNowWith } from '../../shared/use-now-with.ts';
import { useLostFiles } from './attachments/use-lost-files.ts';
import { AutomaticIssuing } from './automatic-issuing/automatic-issuing.tsx';
import { RequestAside } from './client-side/request-aside.tsx';
import { ConcludeQuoting } from './conclude-quoting.tsx';
import { ConcludeIssues } from './issue/conclude-issues.tsx';
import { concludedText } from './issue/concluded-text.ts';
import { useLogs } from './logs/use-logs.tsx';
import { useConcludeQuoting } from './queries.ts';
import { quoteEditorOf } from './quote-editor/quote-editors.ts';
import { RequestReportButton } from './report/request-report-button.tsx';
import { RequestChat } from './request-chat.tsx';
import { RequestService } from './request-service.tsx';
import { ReturnRequest } from './return-request.tsx';
import { useForgottenDrafts } from './service-drafts.ts';
import { useRequestShortcuts } from './use-request-shortcuts.ts';
import { useSkips } from './use-skips.tsx';
import { useTripWarnings } from './use-trip-warnings.tsx';
import { useWayBack } from './use-way-back.ts';
import { SendVoucher } from './voucher/send-voucher.tsx';
import { contextWithPresence, WhoIsHere } from './who-is-here.tsx';

/** Whether the facts of the request are shown beside the work, or over it on a narrow screen. */
export type RequestRailState = Pick<RequestDeskProps, 'railOpen' | 'onRailOpenChange' | 'unfolded' | 'onUnfoldedChange'>;

export interface RequestViewProps {
  request: TravelRequest;
  justificativa: string | null;
  readOnlyReason: string | null;
  responsibility: Responsibility;
  /** The request is only read. @see Q-007 */
  history: boolean;
  rail: RequestRailState;
}

/** Which quote is in the editor; null for a new one. */
interface Editing {
  readonly service: Service;
  readonly quote: Quote | null;
  /** What a new quote starts from, when it is not empty. */
  readonly initial?: Quote | undefined;
  readonly readOnly: boolean;
  /** The name of the field to begin at. */
  readonly startAt?: string;
  /** Counts the openings, so that a window that is open already begins again at another field. */
  readonly opening?: number;
}

/** A request that is open: its head, its services with their quotes, and concluding. @see */
export function RequestView({ request, justificativa, readOnlyReason, responsibility, history, rail }: RequestViewProps) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(requestsMessages, requestListsMessages, issuingMessages);
  useLostFiles();
  // A reservation may no longer be issued from the moment at which it expires. @see
  const now = useNowWith(request.servicosAereos.flatMap(({ cotacoes }) => cotacoes.map(({ validadeReserva }) => validadeReserva)));
  const loadConsultants = useLoadConsultants();
  const wayBack = useWayBack();
  const issuing = requestMode(request.status) === 'issue';
  const conclude = useConcludeQuoting(request);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [concluding, setConcluding] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  // The second click of a double one comes before anything has been rendered again.
  const sending = useRef(false);
  const client = useQueryClient();
  const services = servicesOf(request);
  const offered = offeredActions(history);
  const editable = readOnlyReason === null && offered.includes('salvar');
  const { concludeRef, skipOf } = useSkips(services);
  const logs = useLogs(request);
  const warningsAt = useTripWarnings(request, { shown: !history, editable });
  useBackCloses(concluding, () => !conclude.isPending && setConcluding(false));
  function askToConclude() {
    setRefused([]);
    setConcluding(true);
  }
  useRequestShortcuts(request, responsibility, {
    history,
    onConclude: editable && !issuing ? askToConclude : undefined,
    onAssign: () => setChoosing(true),
    onLog: logs.showRequest,
  });
  useForgottenDrafts(user.id, request, services, editing !== null);
  const quotes = services.flatMap((service): readonly Quote[] => service.cotacoes);
  const Editor = editing && quoteEditorOf(editing.service);
  const others = usePresence(history ? null : request.idSolicitacao, editing?.quote?.id ?? null);
  // An order without an answer, also one that this window gave: there is nothing to be saved until it is known what became of it. @see Q-112
  const inDoubt = issueInDoubtViolations(quotes.filter(({ id }) => id === editing?.quote?.id)).length > 0;

  /** @see */
  function leaveConcluded(status: StatusSolicitacao) {
    notify.success(concludedText(status, wayBack.toDashboard), { numero: request.idSolicitacao });
    wayBack.go();
  }

  async function handleConclude() {
    if (sending.current) return;
    sending.current = true;
    try {
      await conclude.mutateAsync();
    } catch (error) {
      // Shown in a toast; the present state of the request is being loaded. What a list refuses stays in the window, each item. @see Q-308
      const refusals = refusalsOf(error);
      if (refusals) setRefused(violationsOf(refusals));
      else setConcluding(false);
      sending.current = false;
      return;
    }
    leaveConcluded(request.status);
  }

  async function edit(next: Editing) {
    const editor = quoteEditorOf(next.service);
    try {
      // Fetched before it is rendered: a failure must not take the screen away.
      if (editor) await editor.preload();
      setEditing((last) => ({ ...next, opening: (last?.opening ?? 0) + 1 }));
    } catch (error) {
      notify.failure(error);
    }
  }

  const goToField = (service: Service, startAt: string) => void edit({ service, quote: service.escolhida, readOnly: false, startAt });

  async function assign({ id }: Responsible) {
    const consultants = await client.ensureQueryData(consultantsQuery);
    const consultant = consultants.find((candidate) => candidate.id === id);
    if (consultant) responsibility.assign(request, consultant);
  }

  return (
    <AutomaticIssuing request={request} onGoTo={goToField}>
      <RequestDesk
        request={request}
        deadline={countingDeadline(request.status)}
        now={now}
        back={{ href: hrefTo(wayBack.address), label: t('request.back') }}
        {...rail}
        presence={!history && <WhoIsHere others={others} quotes={quotes} />}
        onTakeOver={!history && responsibility.mayTakeOver(request) ? () => responsibility.takeOver(request) : undefined}
        onRelease={!history && responsibility.mayRelease(request) ? () => responsibility.release(request) : undefined}
        onChangeResponsible={!history && responsibility.mayAssign ? (consultant) => void assign(consultant) : undefined}
        onLoadConsultants={loadConsultants}
        choosing={choosing}
        onChoosingChange={setChoosing}
        pending={responsibility.pending === request.idSolicitacao}
        justification={justificativa}
        readOnlyReason={readOnlyReason}
        onLog={logs.showRequest}
        aside={<RequestAside request={request} />}
        actions={
          <>
            <RequestChat request={request} />
            <RequestReportButton idSolicitacao={request.idSolicitacao} />
            {!history && <SendVoucher request={request} />}
            {offered.includes('devolver') && <ReturnRequest request={request} />}
            {editable &&
              (issuing ? (
                <ConcludeIssues
                  ref={concludeRef}
                  request={request}
                  onConcluded={({ status }) => leaveConcluded(status)}
                  onGoTo={goToField}
                />
              ) : (
                <Button ref={concludeRef} tone={quotes.length > 0 ? 'primary' : 'secondary'} onClick={askToConclude}>
                  {t('request.conclude')}
                </Button>
              ))}
          </>
        }
      >
        {services.map((service) => (
          <RequestService
            key={service.id}
            request={request}
            service={service}
            now={now}
            editable={editable}
            history={history}
            first={quotes.length === 0}
            context={contextOf(service)}
            warningsAt={warningsAt}
            onEdit={(quote, initial, into = service) => void edit({ service: into, quote, initial, readOnly: false })}
            onLog={logs.showQuote}
            skip={skipOf(service)}
            onConsult={(quote) => void edit({ service, quote, readOnly: true })}
          />
        ))}
        {editing && Editor && (
          <Editor
            key={editing.opening}
            request={request}
            service={editing.service}
            quote={editing.quote}
            initial={editing.initial}
            readOnly={editing.readOnly || inDoubt}
            startAt={editing.startAt}
            readOnlyReason={history && t('request.historyQuote')}
            context={contextWithPresence(contextOf(editing.service), others, editing.quote)}
            onClose={() => setEditing(null)}
          />
        )}
        {logs.window}
        <ConcludeQuoting
          open={concluding}
          onOpenChange={setConcluding}
          request={request}
          refused={refused}
          pending={conclude.isPending}
          onConfirm={() => void handleConclude()}
        />
      </RequestDesk>
    </AutomaticIssuing>
  );
}
