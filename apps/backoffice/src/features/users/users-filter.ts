import type { UserFilter } from '@guiche/domain/users';
import { type QueryShape, readOneOf, readText } from '../../shared/address/query-values.ts';

/** The kinds of users as the address names them. */
const KINDS = ['ativos', 'inativos', 'todos'] as const;

/** What the list of users is asked for, as the address holds it. @see */
export interface UsersFilters {
  readonly situacao: (typeof KINDS)[number];
  readonly termo: string;
}

/** The filters in the address: active users, until it says otherwise. */
export const USERS_QUERY: QueryShape<UsersFilters> = {
  absent: { situacao: 'ativos', termo: '' },
  read: { situacao: readOneOf(KINDS), termo: readText },
};

/** The boxes of a kind. */
export function filterOf({ situacao }: Pick<UsersFilters, 'situacao'>): UserFilter {
  return { ativos: situacao !== 'inativos', inativos: situacao !== 'ativos' };
}

/** The kind of the boxes, at least one of which is checked. */
export function kindOf({ ativos, inativos }: UserFilter): UsersFilters['situacao'] {
  if (ativos && inativos) return 'todos';
  return inativos ? 'inativos' : 'ativos';
}
