import { openChecks } from '@guiche/domain/checklist';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import { servicesOf } from '@guiche/domain/requests';
import { onDemand } from '@guiche/ui/on-demand';
import type { CheckedService } from '@guiche/ui/request/conclude-issues-dialog';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { useCheckList } from '../issue/use-check-list.ts';

const IssueCheckDialog = onDemand(async () => (await withMessages(import('@guiche/ui/request/issue-check-dialog'))).IssueCheckDialog);

/** What a check ends with: the order goes on, with the reason where one was asked for, or it does not. */
type Checked = { readonly motivo: string | undefined } | null;

interface Asking {
  readonly checked: CheckedService;
  readonly context: string;
  readonly answer: (checked: Checked) => void;
}

/** Leads to a field of the chosen quote of a service, in its window. */
export type GoToField = (service: Service, field: string) => void;

/**
 * Looks at the check list of a quote before its provider is asked, and asks for a reason when something in it is open.
 * @see B-031
 */
export function useIssueCheck(
  request: TravelRequest,
  onGoTo: GoToField,
): { readonly check: (quote: Quote) => Promise<Checked>; readonly window: ReactNode } {
  const notify = useNotify();
  const checkList = useCheckList(request);
  const [asking, setAsking] = useState<Asking>();
  // Kept when the window closes: a field that is looked at, or an order that fails, must not cost what was typed.
  const [reason, setReason] = useState('');
  useBackCloses(asking !== undefined, () => asking?.answer(null));

  async function check(quote: Quote): Promise<Checked> {
    const service = servicesOf(request).find(({ id }) => id === quote.idServico);
    if (!service) return { motivo: undefined };
    const checks = await checkList(service, quote);
    if (openChecks(checks).length === 0) return { motivo: undefined };
    try {
      await IssueCheckDialog.preload();
    } catch (error) {
      notify.failure(error);
      return null;
    }
    const answered = await new Promise<Checked>((answer) => setAsking({ checked: { service, checks }, context: quoteName(quote), answer }));
    setAsking(undefined);
    return answered;
  }

  return {
    check,
    window: asking && (
      <IssueCheckDialog
        open
        onOpenChange={() => asking.answer(null)}
        checked={asking.checked}
        context={asking.context}
        defaultReason={reason}
        onReasonChange={setReason}
        onGoTo={(service, { field }) => {
          asking.answer(null);
          onGoTo(service, field);
        }}
        onConfirm={(motivo) => asking.answer({ motivo })}
      />
    ),
  };
}
