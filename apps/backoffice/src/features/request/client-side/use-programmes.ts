import type { Traveller } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import type { TravellersProgrammes } from '@guiche/ui/request/service-details';
import { useQueries } from '@tanstack/react-query';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { loyaltyProgrammesQuery } from './client-queries.ts';

/** The loyalty programmes of travellers, once they are asked for. A failure is told in a toast, too. @see */
export function useProgrammes(travellers: readonly Traveller[], asked: boolean): TravellersProgrammes {
  const notify = useNotify(airMessages);
  const found = useQueries({ queries: travellers.map(({ id }) => ({ ...loyaltyProgrammesQuery(id), enabled: asked })) });
  const failed = found.filter(({ isError, data }) => isError && data === undefined);
  // Told once for all travellers, so not before the last of them has come or failed.
  const error = found.some(({ isFetching }) => isFetching) ? undefined : failed[0]?.error;
  useFailureNotice(error, (failure) => notify.failure(failure, 'erro_ao_recuperar_milhas'));
  const again = failed.filter((query) => !isFinal(query.error));
  return {
    byTraveller: Object.fromEntries(
      travellers.flatMap(({ id }, index) => {
        const programmes = found[index]?.data;
        return programmes ? [[id, programmes] as const] : [];
      }),
    ),
    error: error ? notify.words(error, 'erro_ao_recuperar_milhas') : undefined,
    onRetry: error && again.length > 0 ? () => again.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
