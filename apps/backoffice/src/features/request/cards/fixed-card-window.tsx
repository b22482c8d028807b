import { CallError } from '@guiche/contract/client';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { FixedCardModal } from '@guiche/ui/modals/fixed-card-modal';
import { useQuery } from '@tanstack/react-query';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';
import { askForFixedCard, fixedCardQuery } from './card-queries.ts';
import type { CardWindowProps } from './card-window-props.ts';
import { useWholeCard } from './use-whole-card.ts';

/** The fixed card of the client. When it cannot be loaded the payment type of the quote is cleared, where it can be changed. @see */
export function FixedCardWindow({ service, quote, readOnly, locked, form, context, onClose }: CardWindowProps) {
  const place = { service, quote };
  const t = useText();
  const notify = useNotify(paymentsMessages);
  const show = useWholeCard();
  const card = useQuery(fixedCardQuery(place));
  const cleared = !readOnly && !locked;
  useFailureNotice(card.error, (error) => {
    // Who has to log in again finds the quote as it was typed.
    if (cleared && !(error instanceof CallError && error.status === 401)) form.clearPaymentType();
    notify.failure(error, 'erro_ao_carregar_cartao');
  });
  return (
    <FixedCardModal
      open
      onOpenChange={(open) => !open && onClose()}
      context={context}
      card={card.data}
      failure={cleared && t('request.paymentTypeCleared')}
      onRetry={card.isError && !card.data ? () => void card.refetch() : undefined}
      onShow={show && (() => show({ tipo: 'FIXO', idCotacao: quote.id }, () => askForFixedCard(place)))}
      onCopy={writeToClipboard}
    />
  );
}
