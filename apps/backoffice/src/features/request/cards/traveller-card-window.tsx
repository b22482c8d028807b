import { paymentsMessages } from '@guiche/domain/messages/payments';
import { TravellerCardModal } from '@guiche/ui/modals/traveller-card-modal';
import { useQueries } from '@tanstack/react-query';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';
import { askForTravellerCard, travellerCardQuery } from './card-queries.ts';
import type { CardWindowProps } from './card-window-props.ts';
import { useWholeCard } from './use-whole-card.ts';

/** The cards of the travellers of a service. @see */
export function TravellerCardWindow({ request, service, quote, context, onClose }: CardWindowProps) {
  const place = { request, service };
  const notify = useNotify(paymentsMessages);
  const show = useWholeCard();
  const cards = useQueries({ queries: service.viajantes.map(({ id }) => travellerCardQuery(place, id)) });
  useFailureNotice(cards.find(({ error }) => error)?.error, (error) => notify.failure(error, 'erro_ao_carregar_cartao'));
  return (
    <TravellerCardModal
      open
      onOpenChange={(open) => !open && onClose()}
      context={context}
      travellers={service.viajantes.map(({ id, nomeCompleto }, index) => {
        const card = cards[index];
        const failed = card?.isError && card.data === undefined;
        return { id, nomeCompleto, card: card?.data, onRetry: failed ? () => void card.refetch() : undefined };
      })}
      onShow={show && ((id) => show({ tipo: 'VIAJANTE', idCotacao: quote.id }, () => askForTravellerCard(place, id)))}
      onCopy={writeToClipboard}
    />
  );
}
