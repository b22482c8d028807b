import { routeAddress } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { showsApportionment } from '@guiche/domain/fixed-rules';
import { ClientCard } from '@guiche/ui/request/client-card';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../shared/address/href.ts';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { clientCardQuery, fixedRuleQuery } from './client-queries.ts';

/** The card of a request's client; the shares of projects are shown where the company's rule says so. @see B-050, Q-042 */
export function ClientCardPanel({ request }: { request: TravelRequest }) {
  const notify = useNotify();
  const card = useQuery(clientCardQuery(request.idSolicitacao));
  const rule = useQuery(fixedRuleQuery(request, 'UTILIZAR_PROJETO_RATEIO'));
  return (
    <ClientCard
      card={card.data}
      apportioned={showsApportionment(rule.data ? [rule.data] : [])}
      hrefOf={(idSolicitacao) => hrefTo(routeAddress('/relatorio', { idSolicitacao }))}
      error={card.isError ? notify.words(card.error) : undefined}
      onRetry={card.isError && !isFinal(card.error) ? () => void card.refetch() : undefined}
      pending={card.isFetching}
    />
  );
}
