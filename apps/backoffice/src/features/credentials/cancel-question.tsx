import type { ListedCredential } from '@guiche/domain/entities';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { consolidatorName } from '@guiche/domain/quotes';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { credentialsQuery } from './credential-calls.ts';
import { cancel, withCredential } from './credential-changes.ts';
import { failureWithReason } from './failure-with-reason.ts';

/** Asks before a requested credential is cancelled, which is for good. @see S-132, S-152, S-372 */
export function CancelQuestion({ credential, onClose }: { credential: ListedCredential; onClose: () => void }) {
  const t = useText();
  const notify = useNotify(credentialsMessages);
  const queryClient = useQueryClient();
  const cancellation = useMutation({
    mutationFn: () => cancel(api, credential),
    onSuccess(stored) {
      queryClient.setQueryData(credentialsQuery.queryKey, (list) => withCredential(list, stored));
      notify.success('credencial_cancelada_com_sucesso');
      onClose();
    },
  });
  useBackCloses(true, onClose);
  const companies = credential.empresas.map(({ nome }) => nome);
  // A point that ends the last name ends the sentence, too.
  const holdsFor =
    companies.length === 0
      ? t('credentials.cancelForAll')
      : t('credentials.cancelFor', { companies: companies.join(', ').replace(/\.$/, '') });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('credentials.cancelTitle', { name: consolidatorName(credential.consolidadora) })}
      description={`${holdsFor} ${t('credentials.cancelText')}`}
      onConfirm={() => cancellation.mutate()}
      pending={cancellation.isPending}
      error={
        cancellation.isError
          ? failureWithReason(notify.words(cancellation.error, 'erro_cancelar_credencial'), cancellation.error)
          : undefined
      }
    />
  );
}
