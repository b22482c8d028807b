import { findChangeBlock } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useOpeningContext } from '../../shared/session/session-context.tsx';

/** Whether the support desk blocks changes. Asked each time that the request is opened; a failure is not shown. @see Q-264 */
function changeBlockQuery(uuidSolicitacao: string) {
  return queryOptions({
    queryKey: ['change-block', uuidSolicitacao],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.call(findChangeBlock, { query: { uuidSolicitacao }, signal }),
  });
}

/** Whether the support desk, where the agency has one, blocks changes of a request; a desk that does not answer blocks nothing. @see Q-039 */
export function useChangeBlock({ uuid }: Pick<TravelRequest, 'uuid'>): boolean {
  const { supportDesk } = useOpeningContext();
  return useQuery({ ...changeBlockQuery(uuid), enabled: supportDesk }).data === true;
}
