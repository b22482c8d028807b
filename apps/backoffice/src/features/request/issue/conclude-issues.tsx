import type { QuoteOf, RequestSummary, Service, TravelRequest } from '@guiche/domain/entities';
import { concludeIssuingViolations, concludingOf, issueEditOf, quoteAfterIssues, returnsToApproval } from '@guiche/domain/issuing';
import type { Violation } from '@guiche/domain/messages';
import { servicesOf } from '@guiche/domain/requests';
import { onDemand } from '@guiche/ui/on-demand';
import { Button } from '@guiche/ui/primitives/button';
import type { CheckedService } from '@guiche/ui/request/conclude-issues-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { refusalsOf, violationsOf } from '../../../shared/editor/refusals.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { useDraftCount } from '../service-drafts.ts';
import { valueRuleQuery } from './flow-rule-query.ts';
import { useCheckList } from './use-check-list.ts';
import { useConcludeIssues } from './use-conclude-issues.ts';

const ConcludeIssuesDialog = onDemand(
  async () => (await withMessages(import('@guiche/ui/request/conclude-issues-dialog'))).ConcludeIssuesDialog,
);

interface Asking {
  readonly goesBack: boolean;
  readonly checked: readonly CheckedService[];
}

export interface ConcludeIssuesProps {
  request: TravelRequest;
  /** Called with the request as it is then: concluded, or sent back to the client's approval. */
  onConcluded: (concluded: RequestSummary) => void;
  /** Leads to a field of the chosen quote of a service, where its window can be opened. */
  onGoTo?: (service: Service, field: string) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button that concludes the issues of a request, and its question with the check list. @see B-031, Q-095, Q-103, Q-227 to Q-230 */
export function ConcludeIssues({ request, onConcluded, onGoTo, ref }: ConcludeIssuesProps) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const conclude = useConcludeIssues(request);
  const checkList = useCheckList(request);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [preparing, setPreparing] = useState(false);
  // Kept when the window closes: a conclusion that fails, or a field that is looked at, must not cost what was typed.
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  useBackCloses(asking !== null, () => !conclude.isPending && setAsking(null));
  const services = servicesOf(request);
  const drafts = useDraftCount(useUser().id, request, services);
  const chosen = services.flatMap((service) => (service.escolhida ? [{ service, quote: service.escolhida }] : []));

  /** Whether values or reservations are not those that the client approved. A rule that cannot be loaded counts as missing. */
  async function goesBack(): Promise<boolean> {
    const judged = await Promise.all(
      chosen.map(async ({ service, quote }) => {
        const rule = await client.fetchQuery(valueRuleQuery(request, service)).catch(() => null);
        const kind = service.tipoServico;
        // The quotes of a service are of its kind.
        const whole = quote as QuoteOf[typeof kind];
        const { valorAprovado, reservaAprovada: approved } = service;
        return returnsToApproval(issueEditOf({ kind, request, valorAprovado, before: whole, after: whole, approved, rule }));
      }),
    );
    return judged.includes(true);
  }

  /** The check list of each quote that is to be issued. */
  function checkLists(): Promise<readonly CheckedService[]> {
    const open = chosen.filter(({ quote }) => quoteAfterIssues(quote.statusCotacao) !== quote.statusCotacao);
    return Promise.all(open.map(async ({ service, quote }) => ({ service, checks: await checkList(service, quote) })));
  }

  async function ask() {
    if (busy.current) return;
    busy.current = true;
    setPreparing(true);
    try {
      const [back, checked] = await Promise.all([goesBack(), checkLists(), ConcludeIssuesDialog.preload()]);
      setRefused([]);
      setAsking({ goesBack: back, checked });
    } catch (error) {
      notify.failure(error);
    } finally {
      busy.current = false;
      setPreparing(false);
    }
  }

  async function handleConclude(voltaraAprovacao: boolean, motivo: string | undefined) {
    if (busy.current) return;
    busy.current = true;
    try {
      onConcluded(await conclude.mutateAsync({ voltaraAprovacao, motivo }));
    } catch (error) {
      // Shown in a toast; the present state of the request is being loaded. What a list refuses stays in the window, each item. @see Q-308
      const refusals = refusalsOf(error);
      if (refusals) setRefused(violationsOf(refusals));
      else setAsking(null);
    } finally {
      busy.current = false;
    }
  }

  return (
    <>
      <Button ref={ref} tone="primary" pending={preparing} onClick={() => void ask()}>
        {t('request.concludeIssues')}
      </Button>
      {asking && (
        <ConcludeIssuesDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          request={request}
          goesBack={asking.goesBack}
          violations={refused.length > 0 ? refused : concludeIssuingViolations(concludingOf(request.status, services))}
          drafts={drafts}
          pending={conclude.isPending}
          checked={asking.checked}
          defaultReason={reason}
          onReasonChange={setReason}
          onGoTo={
            onGoTo &&
            ((service, { field }) => {
              setAsking(null);
              onGoTo(service, field);
            })
          }
          onConfirm={(motivo) => void handleConclude(asking.goesBack, motivo)}
        />
      )}
    </>
  );
}
