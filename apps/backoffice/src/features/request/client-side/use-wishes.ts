import type { Particularities } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import type { ParticularitiesBoxProps } from '@guiche/ui/request/particularities-box';
import type { UseQueryResult } from '@tanstack/react-query';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';

/** What a box or panel shows of particularities. A failure is told in a toast, too. @see */
export function useWishes(query: UseQueryResult<Particularities>): Omit<ParticularitiesBoxProps, 'headingLevel'> {
  const notify = useNotify(requestsMessages);
  useFailureNotice(query.error, (error) => notify.failure(error, 'erro_buscar_particularidades'));
  return {
    particularities: query.data,
    error: query.error ? notify.words(query.error, 'erro_buscar_particularidades') : undefined,
    onRetry: query.error && !isFinal(query.error) ? () => void query.refetch() : undefined,
    pending: query.isFetching,
  };
}
