import { logsMessages } from '@guiche/domain/messages/logs';
import { QuoteLog } from '@guiche/ui/request/quote-log';
import { useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { isFinal } from '../../../shared/failures/is-final.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { quoteLogQuery } from './log-queries.ts';

/** A quote as its log shows it, also one that was removed. */
export interface LoggedQuote {
  readonly id: string;
  readonly name: string;
}

export interface QuoteLogWindowProps {
  quote: LoggedQuote;
  onClose: () => void;
}

/** The log of a quote. @see */
export function QuoteLogWindow({ quote, onClose }: QuoteLogWindowProps) {
  const notify = useNotify(logsMessages);
  const log = useQuery(quoteLogQuery(quote.id));
  useBackCloses(true, onClose);
  return (
    <QuoteLog
      open
      onOpenChange={onClose}
      context={quote.name}
      entries={log.data}
      error={log.isError ? notify.words(log.error, 'erro_ao_buscar_log_cotacao') : undefined}
      onRetry={log.isError && !isFinal(log.error) ? () => void log.refetch() : undefined}
      pending={log.isFetching}
    />
  );
}
