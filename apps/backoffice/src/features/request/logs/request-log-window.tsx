import type { RemovedQuote, TravelRequest } from '@guiche/domain/entities';
import { logsMessages } from '@guiche/domain/messages/logs';
import { RequestLog } from '@guiche/ui/request/request-log';
import { useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { removedQuotesQuery, requestLogQuery } from './log-queries.ts';

export interface RequestLogWindowProps {
  request: Pick<TravelRequest, 'uuid' | 'idSolicitacao' | 'empresa'>;
  /** Shows the log of a quote that was removed. */
  onShowRemoved: (quote: RemovedQuote) => void;
  onClose: () => void;
}

/** The change log of a request. @see A-146 */
export function RequestLogWindow({ request, onShowRemoved, onClose }: RequestLogWindowProps) {
  const notify = useNotify(logsMessages);
  const log = useQuery(requestLogQuery(request.uuid));
  const removed = useQuery(removedQuotesQuery(request.uuid));
  // The quotes of a colleague's request have logs that one may not read; the request's own one may.
  const isNotForMe = removed.isError && isFinal(removed.error);
  const failed = [log, ...(isNotForMe ? [] : [removed])].find(({ isError }) => isError);
  useBackCloses(true, onClose);
  return (
    <RequestLog
      open
      onOpenChange={onClose}
      number={request.idSolicitacao}
      context={request.empresa.nome}
      entries={removed.data || isNotForMe ? log.data : undefined}
      removedQuotes={removed.data}
      onShowRemoved={onShowRemoved}
      error={failed ? notify.words(failed.error, 'erro_buscar_logs') : undefined}
      onRetry={failed && !isFinal(failed.error) ? () => void failed.refetch() : undefined}
      pending={log.isFetching || removed.isFetching}
    />
  );
}
