import { sendBackOwnOffers } from '@guiche/contract/searches';
import type { TravelRequest } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import type { KeptValue } from '../../shared/drafts/use-draft.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useTripDecision } from './use-trip-decision.ts';

interface SendBackQuestionProps {
  request: TravelRequest;
  open: boolean;
  onClose: () => void;
  /** Called when all was sent back, or cannot be sent back any more. */
  onOver: () => void;
  /** Why nothing suits, as far as it was typed. */
  reason: KeptValue<string>;
}

/** Sends all offers back to the agency, which quotes again, after a question for the reason. It leads back to the list. @see S-001, Q-093 */
export function SendBackQuestion({ request: { id }, open, onClose, onOver, reason }: SendBackQuestionProps) {
  const t = useText();
  const notify = useNotify(searchMessages);
  const { decide, pending, error, words, reset } = useTripDecision({
    idViagem: id,
    send: (body: { justificativa: string }, idempotencyKey) =>
      api.call(sendBackOwnOffers, { params: { idViagem: id }, body, idempotencyKey }),
    failed: 'erro_devolver_opcoes',
    onOver,
    onDecided: () => notify.success('opcoes_devolvidas'),
  });
  const close = () => {
    reset();
    onClose();
  };
  useBackCloses(open, () => !pending && close());
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={t('search.sendBackTitle', { id })}
      description={t('search.sendBackText')}
      kind="confirmarCancelar"
      confirmLabel={t('search.sendBackConfirm')}
      tone="warning"
      pending={pending}
      error={error !== null ? words(error) : undefined}
      question={{ label: t('search.reason'), limited: true, defaultValue: reason.value ?? '', onValueChange: reason.write }}
      onConfirm={(justificativa) => decide({ justificativa })}
    />
  );
}
