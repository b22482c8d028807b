import { listClientInstances } from '@guiche/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The client instances of the user, each with the ids of the agency there. @see */
export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => api.call(listClientInstances, { query: {}, signal }),
});
