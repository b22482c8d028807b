import { listQuoteLog } from '@guiche/contract/quotes';
import { listRemovedQuotes, listRequestLog } from '@guiche/contract/requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

/** Never kept: a log that is shown is of the moment. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The change log of a request. @see A-145 */
export function requestLogQuery(uuid: string) {
  return queryOptions({
    queryKey: ['request-log', uuid],
    queryFn: ({ signal }) => api.call(listRequestLog, { params: { uuid }, signal }),
    ...FRESH,
  });
}

/** The quotes that were removed from a request, whose logs nothing else leads to. @see A-155 */
export function removedQuotesQuery(uuid: string) {
  return queryOptions({
    queryKey: ['removed-quotes', uuid],
    queryFn: ({ signal }) => api.call(listRemovedQuotes, { params: { uuid }, signal }),
    ...FRESH,
  });
}

/** The log of a quote. @see A-155 */
export function quoteLogQuery(id: string) {
  return queryOptions({
    queryKey: ['quote-log', id],
    queryFn: ({ signal }) => api.call(listQuoteLog, { params: { id }, signal }),
    ...FRESH,
  });
}
