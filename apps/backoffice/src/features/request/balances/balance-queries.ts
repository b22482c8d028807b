import { findUsedBalance, listEarlierIssues, listUsableBalances } from '@guiche/contract/balances';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

/** An air quote by its place. */
export interface QuotePlace {
  readonly idServico: string;
  readonly idCotacao: string;
}

const KEY = 'balances';

/** The balances of a service's quotes, whichever they are: what to load anew once one was used or left. */
export const balancesOf = (idServico: string) => [KEY, idServico];

/** The balances that an air quote may use. @see */
export function usableBalancesQuery(place: QuotePlace) {
  return queryOptions({
    queryKey: [...balancesOf(place.idServico), place.idCotacao],
    queryFn: ({ signal }) => api.call(listUsableBalances, { params: { ...place }, signal }),
  });
}

/** What an air quote uses of a balance as it is stored, and its fare before that. @see Q-146 */
export function usedBalanceQuery(place: QuotePlace) {
  return queryOptions({
    queryKey: [...balancesOf(place.idServico), place.idCotacao, 'used'],
    queryFn: ({ signal }) => api.call(findUsedBalance, { params: { ...place }, signal }),
  });
}

/** The earlier issues of an air service. @see Q-244 */
export function earlierIssuesQuery(idServico: string, idAgencia: number) {
  return queryOptions({
    queryKey: ['earlier-issues', idServico],
    queryFn: ({ signal }) => api.call(listEarlierIssues, { params: { idServico, idAgencia }, signal }),
  });
}
