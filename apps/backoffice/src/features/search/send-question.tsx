import { sendOwnChoice } from '@guiche/contract/searches';
import { routeAddress } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { backStack } from '../../shared/back/back-stack.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { refusalsOf } from '../../shared/editor/refusals.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { tripKey } from './searched-trip.ts';

interface SendQuestionProps {
  request: TravelRequest;
  /** The picked quote of each service. */
  choices: readonly { readonly idServico: string; readonly idCotacao: string; readonly justificativa: string | null }[];
  open: boolean;
  onClose: () => void;
  /** Called with the picked quote of a hotel for which the server wants a reason. */
  onReasonMissing: (idCotacao: string) => void;
}

/** The place of a choice in the body whose reason the server wants: `2.justificativa`. */
const REASON = /^(\d+)\.justificativa$/;

/** Sends what a traveller picked, after a question: it cannot be changed then. It leads back to the list. @see S-001, Q-096, S-110 */
export function SendQuestion({ request: { id }, choices, open, onClose, onReasonMissing }: SendQuestionProps) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify(searchMessages, hotelMessages);
  const withoutReason = (error: unknown) => {
    const place = refusalsOf(error)?.flatMap(({ campo }) => REASON.exec(campo ?? '')?.[1] ?? [])[0];
    return place === undefined ? undefined : choices[Number(place)];
  };
  const sent = useMutation({
    mutationFn: () => api.call(sendOwnChoice, { params: { idViagem: id }, body: [...choices] }),
    async onSuccess({ aprovador }) {
      onClose();
      if (aprovador === null) notify.success('escolha_enviada_para_emissao');
      else notify.success('escolha_enviada_para_aprovacao', { nome: aprovador });
      await client.invalidateQueries({ queryKey: requestKeys.lists });
      client.removeQueries({ queryKey: tripKey(id) });
      // Without the entry of the question, which is on its way out.
      backStack().leave(() => void navigate(routeAddress('/pesquisa/*')));
    },
    onError(error) {
      const choice = withoutReason(error);
      if (!choice) return;
      onClose();
      onReasonMissing(choice.idCotacao);
    },
  });
  useBackCloses(open, () => !sent.isPending && onClose());
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        sent.reset();
        onClose();
      }}
      title={t('search.sendTitle', { id })}
      description={t('search.sendText')}
      kind="confirmarCancelar"
      confirmLabel={t('search.send')}
      pending={sent.isPending}
      error={sent.isError && !withoutReason(sent.error) ? notify.words(sent.error, 'erro_enviar_escolha') : undefined}
      onConfirm={() => sent.mutate()}
    />
  );
}
