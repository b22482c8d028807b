import type { Quote, TravelRequest } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import type { LoggedQuote } from './quote-log-window.tsx';

// Seldom needed: not part of the screen's code.
const RequestLogWindow = onDemand(async () => (await withMessages(import('./request-log-window.tsx'))).RequestLogWindow);
const QuoteLogWindow = onDemand(async () => (await withMessages(import('./quote-log-window.tsx'))).QuoteLogWindow);

export interface Logs {
  readonly showRequest: () => void;
  readonly showQuote: (quote: Quote) => void;
  /** The open log; to be rendered once, anywhere. */
  readonly window: ReactNode;
}

/** The logs of a request and of its quotes, each fetched when it is opened. @see */
export function useLogs(request: TravelRequest): Logs {
  const notify = useNotify();
  const [shown, setShown] = useState<LoggedQuote | 'request' | null>(null);
  const close = () => setShown(null);

  async function show(log: LoggedQuote | 'request') {
    try {
      // Fetched before it is rendered: a failure must not take the screen away.
      await (log === 'request' ? RequestLogWindow : QuoteLogWindow).preload();
      setShown(log);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    showRequest: () => void show('request'),
    showQuote: (quote) => void show({ id: quote.id, name: quoteName(quote) }),
    window:
      shown === 'request' ? (
        <RequestLogWindow
          request={request}
          onShowRemoved={({ idCotacao, detalhes }) => void show({ id: idCotacao, name: detalhes })}
          onClose={close}
        />
      ) : (
        shown && <QuoteLogWindow quote={shown} onClose={close} />
      ),
  };
}
