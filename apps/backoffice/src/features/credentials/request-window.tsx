import { requestCredential } from '@guiche/contract/credentials';
import type { AgencyCredential, CredentialRequest, Supplier } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { type CredentialRequestDraft, CredentialRequestModal } from '@guiche/ui/credentials/credential-request-modal';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { WriteUntilAnswered } from '../../shared/editor/write-until-answered.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { credentialsQuery, supplierQuery, suppliersQuery } from './credential-calls.ts';
import { withCredential } from './credential-changes.ts';
import { failureWithReason } from './failure-with-reason.ts';

interface RequestWindowProps {
  kind: TipoServico;
  companies: AgencyCredential['empresas'];
  /** Those for which it is requested until others are chosen. */
  defaultCompanies: AgencyCredential['empresas'];
  onClose: () => void;
}

/** Requests a credential from a supplier. What was typed is kept as a draft until it is sent. @see S-129, S-152, S-368, S-369, S-370, B-064 */
export function RequestWindow({ kind, companies, defaultCompanies, onClose }: RequestWindowProps) {
  const notify = useNotify(credentialsMessages);
  const queryClient = useQueryClient();
  const idServico = TIPO_SERVICO_ID[kind];
  const typed = useDraft<CredentialRequestDraft>({ userId: useUser().id, of: ['solicitacao-credencial'], id: String(idServico) });
  const [chosen, setChosen] = useState<Supplier | null>(typed.value?.fornecedor ?? null);
  const [writes] = useState(() => new WriteUntilAnswered());
  const suppliers = useQuery(suppliersQuery(idServico));
  const asked = supplierQuery(idServico, chosen?.id ?? '');
  const supplier = useQuery(chosen ? asked : { queryKey: asked.queryKey, queryFn: skipToken });
  const failed = [suppliers, supplier].find(({ isError, data }) => isError && !data);
  const request = useMutation({
    mutationFn: (body: CredentialRequest) => writes.send(body, (idempotencyKey) => api.call(requestCredential, { body, idempotencyKey })),
    onSuccess(stored) {
      queryClient.setQueryData(credentialsQuery.queryKey, (list) => withCredential(list, stored));
      typed.drop();
      notify.success('credencial_solicitada_com_sucesso');
      onClose();
    },
  });
  useBackCloses(true, onClose);
  return (
    <CredentialRequestModal
      open
      onOpenChange={onClose}
      idServico={idServico}
      suppliers={suppliers.data}
      onSupplierChange={setChosen}
      supplier={supplier.data}
      loadError={failed && notify.words(failed.error, 'erro_buscar_servicos')}
      onRetry={failed && !isFinal(failed.error) ? () => void failed.refetch() : undefined}
      companies={companies}
      defaultCompanies={defaultCompanies}
      draft={typed.value}
      onDraftChange={typed.write}
      onDiscardDraft={typed.drop}
      onSubmit={(body) => request.mutate(body)}
      pending={request.isPending}
      error={request.isError ? failureWithReason(notify.words(request.error, 'erro_solicitar_credencial'), request.error) : undefined}
    />
  );
}
