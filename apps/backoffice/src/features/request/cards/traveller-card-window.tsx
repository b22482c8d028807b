import { paymentsMessages } from '@guiche/domain/messages/payments';
import { TravellerCardModal } from '@guiche/ui/modals/traveller-card-modal';
import { useQuery } from '@tanstack/react-query';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';
import { askForTravellerCard, travellerCardsQuery } from './card-queries.ts';
import type { CardWindowProps } from './card-window-props.ts';
import { useWholeCard } from './use-whole-card.ts';

/** The cards of the travellers of a service. @see */
export function TravellerCardWindow({ request, service, quote, context, onClose }: CardWindowProps) {
  const place = { request, service };
  const notify = useNotify(paymentsMessages);
  const show = useWholeCard();
  const { data, refetch } = useQuery(travellerCardsQuery(place));
  useFailureNotice(data?.failure, (error) => notify.failure(error, 'erro_ao_carregar_cartao'));
  return (
    <TravellerCardModal
      open
      onOpenChange={(open) => !open && onClose()}
      context={context}
      travellers={service.viajantes.map(({ id, nomeCompleto }) => {
        const card = data?.cards[id];
        return { id, nomeCompleto, card, onRetry: data && card === undefined ? () => void refetch() : undefined };
      })}
      onShow={show && ((id) => show({ tipo: 'VIAJANTE', idCotacao: quote.id }, () => askForTravellerCard(place, id), id))}
      onCopy={writeToClipboard}
    />
  );
}
