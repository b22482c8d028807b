import { mayChangeServices } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { issueEvent } from '@guiche/domain/issuing';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { ConcludeIssues } from './issue/conclude-issues.tsx';
import { concludedText } from './issue/concluded-text.ts';
import { SendVoucher } from './voucher/send-voucher.tsx';

export interface ChangedIssueActionsProps {
  request: TravelRequest;
  onConcluded: () => void;
}

/** What can be done with a changed issue of what a request's page offers: sending vouchers, and concluding its changes. @see */
export function ChangedIssueActions({ request, onConcluded }: ChangedIssueActionsProps) {
  const notify = useNotify(requestsMessages, issuingMessages);
  const user = useUser();
  return (
    <>
      <SendVoucher request={request} />
      {mayChangeServices(user) && issueEvent(request.status) === 'ALTERACAO' && (
        <ConcludeIssues
          request={request}
          onConcluded={({ status }) => {
            notify.success(concludedText(status, false), { numero: request.idSolicitacao });
            onConcluded();
          }}
        />
      )}
    </>
  );
}
