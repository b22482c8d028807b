import type { Particularities as Wishes } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { ParticularitiesBox, type ParticularitiesBoxProps } from '@guiche/ui/request/particularities-box';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { clientParticularitiesQuery, quoteParticularitiesQuery } from './client-queries.ts';

/** A failure is told in a toast and in the box, which offers to try again. @see */
function useBox(query: UseQueryResult<Wishes>): Omit<ParticularitiesBoxProps, 'headingLevel'> {
  const notify = useNotify(requestsMessages);
  useFailureNotice(query.error, (error) => notify.failure(error, 'erro_buscar_particularidades'));
  return {
    particularities: query.data,
    error: query.error ? notify.words(query.error, 'erro_buscar_particularidades') : undefined,
    onRetry: query.error && !isFinal(query.error) ? () => void query.refetch() : undefined,
    pending: query.isFetching,
  };
}

/** What the client of a request wants, on the request's page. @see Q-279 */
export function ClientParticularities({ instancia }: { instancia: string }) {
  return <ParticularitiesBox {...useBox(useQuery(clientParticularitiesQuery(instancia)))} headingLevel={2} />;
}

/** What the people of a request want, in the window of one of its quotes. @see Q-279 */
export function QuoteParticularities({ idSolicitacao, idCotacao }: { idSolicitacao: number; idCotacao: string }) {
  return <ParticularitiesBox {...useBox(useQuery(quoteParticularitiesQuery(idSolicitacao, idCotacao)))} />;
}
