import { listOwnTrips } from '@guiche/contract/searches';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';

/** The requests in which the user travels, or that wait for the user. It is among the lists, which a choice has loaded anew. @see S-001 */
export function ownTripsQuery() {
  return queryOptions({
    queryKey: [...requestKeys.lists, 'own-trips'],
    refetchOnMount: 'always',
    queryFn: ({ signal }) => api.call(listOwnTrips, { signal }),
  });
}
