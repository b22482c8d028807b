import { findSharedLogin, listUserInstances, listUserLog, listUsers } from '@guiche/contract/users';
import { activeQuery, type UserFilter } from '@guiche/domain/users';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { loadUser } from './save-user.ts';

/** Rights are shown as they are at the moment. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The users that a filter and a text leave. @see */
export function usersQuery(filter: UserFilter, termo: string) {
  const ativo = activeQuery(filter);
  const query = { ...(ativo === undefined ? {} : { ativo }), ...(termo === '' ? {} : { termo }) };
  return queryOptions({
    queryKey: ['users', ativo ?? 'all', termo],
    queryFn: ({ signal }) => api.call(listUsers, { query, signal }),
    staleTime: 0,
  });
}

/** A user, and whether the login is shared with the platform agency. @see */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['user', id],
    async queryFn({ signal }) {
      const user = await loadUser(id, signal);
      return { user, shared: await api.call(findSharedLogin, { params: { login: user.login }, signal }) };
    },
    ...FRESH,
  });
}

/** The client instances that a user may be given. @see A-206 */
export const instancesQuery = queryOptions({
  queryKey: ['user-instances'],
  queryFn: ({ signal }) => api.call(listUserInstances, { query: {}, signal }),
  ...FRESH,
});

/** The log of a user. @see A-212 */
export function userLogQuery(id: string) {
  return queryOptions({
    queryKey: ['user-log', id],
    queryFn: ({ signal }) => api.call(listUserLog, { params: { id }, signal }),
    ...FRESH,
  });
}
