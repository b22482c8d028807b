import type { ListedCredential } from '@guiche/domain/entities';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { consolidatorName } from '@guiche/domain/quotes';
import { CredentialLogDialog } from '@guiche/ui/credentials/credential-log-dialog';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { credentialLogQuery, userQuery } from './credential-calls.ts';
import { unnamedUsers } from './unnamed-users.ts';

/** What happened to a credential; who is not named in the log is asked for by the id. @see */
export function LogWindow({ credential, onClose }: { credential: ListedCredential; onClose: () => void }) {
  const notify = useNotify(credentialsMessages);
  const log = useQuery(credentialLogQuery(credential));
  const unnamed = unnamedUsers(log.data ?? []);
  const names = useQueries({ queries: unnamed.map(userQuery) });
  useBackCloses(true, onClose);
  return (
    <CredentialLogDialog
      open
      onOpenChange={onClose}
      context={consolidatorName(credential.consolidadora)}
      entries={log.data}
      nameOf={(id) => names[unnamed.indexOf(id)]?.data}
      error={log.isError ? notify.words(log.error) : undefined}
      onRetry={isFinal(log.error) ? undefined : () => void log.refetch()}
      pending={log.isFetching}
    />
  );
}
