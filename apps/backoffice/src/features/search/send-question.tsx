import { sendOwnChoice } from '@guiche/contract/searches';
import type { TravelRequest } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { refusalsOf } from '../../shared/editor/refusals.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useTripDecision } from './use-trip-decision.ts';

interface SendQuestionProps {
  request: TravelRequest;
  /** The picked quote of each service. */
  choices: readonly { readonly idServico: string; readonly idCotacao: string; readonly justificativa: string | null }[];
  open: boolean;
  onClose: () => void;
  /** Called when it was sent, or cannot be sent any more. */
  onOver: () => void;
  /** Called with the picked quote of a hotel for which the server wants a reason. */
  onReasonMissing: (idCotacao: string) => void;
}

/** The place of a choice in the body whose reason the server wants: `2.justificativa`. */
const REASON = /^(\d+)\.justificativa$/;

/** Sends what a traveller picked, after a question: it cannot be changed then. It leads back to the list. @see S-001, Q-096, S-110 */
export function SendQuestion({ request: { id }, choices, open, onClose, onOver, onReasonMissing }: SendQuestionProps) {
  const t = useText();
  const notify = useNotify(searchMessages);
  const withoutReason = (error: unknown) => {
    const place = refusalsOf(error)?.flatMap(({ campo }) => REASON.exec(campo ?? '')?.[1] ?? [])[0];
    return place === undefined ? undefined : choices[Number(place)];
  };
  const { decide, pending, error, words, reset } = useTripDecision({
    idViagem: id,
    send: (body: SendQuestionProps['choices'], idempotencyKey) =>
      api.call(sendOwnChoice, { params: { idViagem: id }, body: [...body], idempotencyKey }),
    failed: 'erro_enviar_escolha',
    onOver,
    onDecided({ aprovador }) {
      if (aprovador === null) notify.success('escolha_enviada_para_emissao');
      else notify.success('escolha_enviada_para_aprovacao', { nome: aprovador });
    },
  });
  useBackCloses(open, () => !pending && onClose());
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        reset();
        onClose();
      }}
      title={t('search.sendTitle', { id })}
      description={t('search.sendText')}
      kind="confirmarCancelar"
      confirmLabel={t('search.send')}
      pending={pending}
      error={error !== null && !withoutReason(error) ? words(error) : undefined}
      onConfirm={() =>
        decide(choices, {
          onError(refused) {
            const choice = withoutReason(refused);
            if (!choice) return;
            onClose();
            onReasonMissing(choice.idCotacao);
          },
        })
      }
    />
  );
}
