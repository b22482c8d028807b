import type { AgencyCredential, CredentialActivation, ListedCredential } from '@guiche/domain/entities';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { type CredentialActivationDraft, CredentialActivationModal } from '@guiche/ui/credentials/credential-activation-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { credentialsQuery } from './credential-calls.ts';
import { activate, withCredential } from './credential-changes.ts';
import { failureWithReason } from './failure-with-reason.ts';

interface ActivationWindowProps {
  credential: ListedCredential;
  companies: AgencyCredential['empresas'];
  onClose: () => void;
}

/** Activates a requested credential. What was typed, but for the password, is kept as a draft until it is sent. @see S-131, S-144, S-152, S-371, B-064 */
export function ActivationWindow({ credential, companies, onClose }: ActivationWindowProps) {
  const notify = useNotify(credentialsMessages);
  const queryClient = useQueryClient();
  const typed = useDraft<CredentialActivationDraft>({ userId: useUser().id, of: ['ativacao'], id: credential.id });
  const activation = useMutation({
    mutationFn: (body: CredentialActivation) => activate(api, credential, body),
    onSuccess(stored) {
      queryClient.setQueryData(credentialsQuery.queryKey, (list) => withCredential(list, stored));
      typed.drop();
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
      draft={typed.value}
      onDraftChange={typed.write}
      onDiscardDraft={typed.drop}
      onSubmit={(body) => activation.mutate(body)}
      pending={activation.isPending}
      error={activation.isError ? failureWithReason(notify.words(activation.error, 'erro_ativar_credencial'), activation.error) : undefined}
    />
  );
}
