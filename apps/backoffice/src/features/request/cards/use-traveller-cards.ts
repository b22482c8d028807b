import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { isTravellerCardPayment } from '@guiche/domain/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { travellerCardQuery } from './card-queries.ts';
import { fetchTravellerCards } from './fetch-traveller-cards.ts';

/**
 * Returns a function that fetches the travellers' cards before an air quote is confirmed that is paid by them. When one does not come a warning says so;
 * those that came are kept for the window that shows them, and confirming goes on. Never rejects.
 * @see Q-114
 */
export function useTravellerCards(request: TravelRequest, service: Service): (quote: Pick<Quote, 'tipoPagamento'>) => Promise<void> {
  const client = useQueryClient();
  const notify = useNotify(paymentsMessages);
  return async ({ tipoPagamento }) => {
    if (service.tipoServico !== 'AEREO' || !isTravellerCardPayment(tipoPagamento?.tipoFormaPagamento ?? null)) return;
    const { complete } = await fetchTravellerCards(service.viajantes, (id) =>
      client.fetchQuery({ ...travellerCardQuery({ request, service }, id), retry: false }),
    );
    if (!complete) notify.say('WARNING', 'nao_foi_possivel_buscar_o_cartao_de_todos_viajantes');
  };
}
