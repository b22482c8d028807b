import { type IssueCheck, issueChecklist } from '@guiche/domain/checklist';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { cardMode, isTravellerCardPayment } from '@guiche/domain/payments';
import { useQueryClient } from '@tanstack/react-query';
import { travellerCardsQuery, virtualCardQuery } from '../cards/card-queries.ts';
import { clientCardQuery } from '../client-side/client-queries.ts';
import { tripFactsQuery } from '../use-trip-warnings.tsx';
import { valueRuleQuery } from './flow-rule-query.ts';

/**
 * Makes the check list of a quote that is to be issued. What cannot be loaded is left out of it: it must not keep anybody from issuing.
 * @see B-030, B-031
 */
export function useCheckList(request: TravelRequest): (service: Service, quote: Quote) => Promise<readonly IssueCheck[]> {
  const client = useQueryClient();
  return async (service, quote) => {
    const form = quote.tipoPagamento?.tipoFormaPagamento ?? null;
    const [facts, card, rule, found, virtual] = await Promise.all([
      client.fetchQuery(tripFactsQuery(request.id)).catch(() => undefined),
      client.fetchQuery(clientCardQuery(request.idSolicitacao)).catch(() => undefined),
      client.fetchQuery(valueRuleQuery(request, service)).catch(() => null),
      isTravellerCardPayment(form) ? client.fetchQuery(travellerCardsQuery({ request, service })).catch(() => undefined) : undefined,
      cardMode(form) === 'virtual' ? client.fetchQuery(virtualCardQuery({ quote })).catch(() => undefined) : undefined,
    ]);
    return issueChecklist(request, quote, {
      now: new Date(),
      dismissed: new Set(facts?.dispensados.map(({ chave }) => chave)),
      apportionment: card?.rateio ?? [],
      rule,
      virtualCard: virtual === undefined ? undefined : virtual?.estado === 'GERADO',
      cards: new Map(Object.entries(found?.cards ?? {}).map(([id, one]) => [id, one !== null])),
    });
  };
}
