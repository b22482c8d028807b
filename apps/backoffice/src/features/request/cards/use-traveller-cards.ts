import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { isTravellerCardPayment } from '@guiche/domain/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { travellerCardsQuery } from './card-queries.ts';

/**
 * Returns a function that fetches the travellers' cards before an air quote is confirmed that is paid by them. Those that came are kept for the
 * window that shows them, and confirming goes on. It returns a function that warns when one did not come: for after the confirmation, whose
 * success would cover the warning. Never rejects.
 * @see Q-114
 */
export function useTravellerCards(request: TravelRequest, service: Service): (quote: Pick<Quote, 'tipoPagamento'>) => Promise<() => void> {
  const client = useQueryClient();
  const notify = useNotify(paymentsMessages);
  return async ({ tipoPagamento }) => {
    if (service.tipoServico !== 'AEREO' || !isTravellerCardPayment(tipoPagamento?.tipoFormaPagamento ?? null)) return () => undefined;
    // A fetch that is called off, by a window that closes, must not hold the confirmation up either.
    const fetched = client.fetchQuery(travellerCardsQuery({ request, service })).catch((failure: unknown) => ({ failure }));
    const { failure } = await fetched;
    return () => {
      if (failure !== undefined) notify.say('WARNING', 'nao_foi_possivel_buscar_o_cartao_de_todos_viajantes');
    };
  };
}
