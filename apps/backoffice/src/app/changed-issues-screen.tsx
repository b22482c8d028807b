import { activeProfile, mayOpen } from '@guiche/domain/access';
import { onDemand } from '@guiche/ui/on-demand';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { useUser } from '../shared/session/session-context.tsx';

const ChangedIssue = onDemand(async () => (await withMessages(import('../features/changed-issues/changed-issue.tsx'))).ChangedIssue);
const ChangedIssuesList = onDemand(
  async () => (await withMessages(import('../features/changed-issues/changed-issues-list.tsx'))).ChangedIssuesList,
);
const Actions = onDemand(async () => (await withMessages(import('../features/request/changed-issue-actions.tsx'))).ChangedIssueActions);

/** The changed issues: their list, or the one that the address names. What is done with its issues belongs to another feature. @see A-045 */
export function Component() {
  const [query] = useSearchParams();
  const profile = activeProfile(useUser());
  const asked = query.get('idSolicitacao');
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // The link that led here is gone, as with any other new screen.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [asked]);
  if (asked === null) return <ChangedIssuesList />;
  // The server allows these calls to every user who may open a request.
  const admitted = profile !== undefined && mayOpen('/relatorio', profile);
  return (
    <ChangedIssue
      key={asked}
      idSolicitacao={Number(asked)}
      actions={(request, onConcluded) => admitted && <Actions request={request} onConcluded={onConcluded} />}
    />
  );
}
