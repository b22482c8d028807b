import type { Violation } from '../messages/index.ts';

/** The users that a list shows: active ones, inactive ones or both. */
export interface UserFilter {
  readonly ativos: boolean;
  readonly inativos: boolean;
}

/** Why a filter is refused: it selects neither kind; `undefined` when it may be applied. @see A-213 */
export function userFilterViolation({ ativos, inativos }: UserFilter): Violation | undefined {
  return ativos || inativos ? undefined : { key: 'selecione_ativo_ou_inativo', field: '' };
}

/** The filter after one of its boxes is clicked; unchecking the last one is refused and leaves the filter as it was. @see A-213 */
export function toggledUserFilter(
  filter: UserFilter,
  kind: keyof UserFilter,
): { readonly filter: UserFilter; readonly violation: Violation | undefined } {
  const next = { ...filter, [kind]: !filter[kind] };
  const violation = userFilterViolation(next);
  return { filter: violation ? filter : next, violation };
}

/** The query value of a filter: true for active users, false for inactive ones, `undefined` for both. @see */
export function activeQuery({ ativos, inativos }: UserFilter): boolean | undefined {
  return ativos && inativos ? undefined : ativos;
}
