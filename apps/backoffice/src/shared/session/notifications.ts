import { listNotifications } from '@guiche/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

const EVERY_MS = 120_000;

/** The user's notifications, fetched again every two minutes. @see A-064 */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.call(listNotifications, { signal }),
  refetchInterval: EVERY_MS,
});
