import type { AgencyCredential, CredentialActivation, ListedCredential } from '@guiche/domain/entities';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { CredentialActivationModal } from '@guiche/ui/credentials/credential-activation-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { credentialsQuery } from './credential-calls.ts';
import { activate, withCredential } from './credential-changes.ts';
import { failureWithReason } from './failure-with-reason.ts';

interface ActivationWindowProps {
  credential: ListedCredential;
  companies: AgencyCredential['empresas'];
  onClose: () => void;
}

/** Activates a requested credential. @see S-131, S-144, S-152, S-371 */
export function ActivationWindow({ credential, companies, onClose }: ActivationWindowProps) {
  const notify = useNotify(credentialsMessages);
  const queryClient = useQueryClient();
  const activation = useMutation({
    mutationFn: (body: CredentialActivation) => activate(api, credential, body),
    onSuccess(stored) {
      queryClient.setQueryData(credentialsQuery.queryKey, (list) => withCredential(list, stored));
      notify.success('credencial_ativada_com_sucesso');
      onClose();
    },
  });
  useBackCloses(true, onClose);
  return (
    <CredentialActivationModal
      open
      onOpenChange={onClose}
      credential={credential}
      companies={companies}
      onSubmit={(body) => activation.mutate(body)}
      pending={activation.isPending}
      error={activation.isError ? failureWithReason(notify.words(activation.error, 'erro_ativar_credencial'), activation.error) : undefined}
    />
  );
}
