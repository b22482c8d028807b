import { findRequest } from '@guiche/contract/requests';
import type { FiltroSolicitacoes } from '@guiche/domain/enums';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { requestKeys } from '../../shared/requests/request-keys.ts';

/** The pending items of an agency, whole, as `situacao` has them. @see A-113 */
export function pendingQuery(situacao: FiltroSolicitacoes, idAgencia: number) {
  return queryOptions({
    queryKey: requestKeys.pending(situacao),
    queryFn: async ({ signal }) => {
      const { content } = await api.call(findRequest, { body: { isSupplier: true, idAgencia, situacao }, signal });
      return content;
    },
    // What was done on the page of a request is seen on the way back.
    staleTime: 0,
  });
}
