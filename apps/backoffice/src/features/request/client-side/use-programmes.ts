import type { Traveller } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import type { TravellersProgrammes } from '@guiche/ui/request/service-details';
import { useQuery } from '@tanstack/react-query';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { loyaltyProgrammesQuery } from './client-queries.ts';

/** The loyalty programmes of travellers, once they are asked for. A failure is told in a toast, too. @see */
export function useProgrammes(travellers: readonly Traveller[], asked: boolean): TravellersProgrammes {
  const notify = useNotify(airMessages);
  const { data, error, refetch, isFetching } = useQuery({ ...loyaltyProgrammesQuery(travellers.map(({ id }) => id)), enabled: asked });
  useFailureNotice(error, (failure) => notify.failure(failure, 'erro_ao_recuperar_milhas'));
  return {
    byTraveller: data ?? {},
    error: error ? notify.words(error, 'erro_ao_recuperar_milhas') : undefined,
    onRetry: error && !isFinal(error) ? () => void refetch() : undefined,
    pending: isFetching,
  };
}
