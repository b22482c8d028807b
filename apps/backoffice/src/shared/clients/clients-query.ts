import { CallError } from '@guiche/contract/client';
import { listClientInstances } from '@guiche/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { logOut } from '../session/log-out.ts';

/** Who may not ask for the own clients has lost the right to work here: the session ends. @see A-322, S-335 */
function endOnRefusal(error: unknown): never {
  if (error instanceof CallError && error.status === 403) void logOut(null);
  throw error;
}

/** The client instances of the user, each with the ids of the agency there. @see */
export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => api.call(listClientInstances, { query: {}, signal }).catch(endOnRefusal),
});
