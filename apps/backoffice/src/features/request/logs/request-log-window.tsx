import type { TravelRequest } from '@guiche/domain/entities';
import { logsMessages } from '@guiche/domain/messages/logs';
import { RequestLog } from '@guiche/ui/request/request-log';
import { useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { requestLogQuery } from './log-queries.ts';

export interface RequestLogWindowProps {
  request: Pick<TravelRequest, 'uuid' | 'idSolicitacao' | 'empresa'>;
  onClose: () => void;
}

/** The change log of a request. @see A-146 */
export function RequestLogWindow({ request, onClose }: RequestLogWindowProps) {
  const notify = useNotify(logsMessages);
  const log = useQuery(requestLogQuery(request.uuid));
  useBackCloses(true, onClose);
  return (
    <RequestLog
      open
      onOpenChange={onClose}
      number={request.idSolicitacao}
      context={request.empresa.nome}
      entries={log.data}
      error={log.isError ? notify.words(log.error, 'erro_buscar_logs') : undefined}
      onRetry={log.isError && !isFinal(log.error) ? () => void log.refetch() : undefined}
      pending={log.isFetching}
    />
  );
}
