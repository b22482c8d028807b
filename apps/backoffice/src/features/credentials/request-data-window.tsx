import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { CredentialRequestDataModal } from '@guiche/ui/credentials/credential-request-data-modal';
import { useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { requestDataQuery } from './credential-calls.ts';

/** What a credential was requested with. @see S-130, S-153, S-373 */
export function RequestDataWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const notify = useNotify(credentialsMessages);
  const data = useQuery(requestDataQuery(id));
  useBackCloses(true, onClose);
  return (
    <CredentialRequestDataModal
      open
      onOpenChange={onClose}
      request={data.data}
      error={data.isError ? notify.words(data.error, 'erro_buscar_dados_solicitacao_credencial') : undefined}
      onRetry={isFinal(data.error) ? undefined : () => void data.refetch()}
      pending={data.isFetching}
    />
  );
}
