import { cancelsInPart } from '@guiche/domain/air/issuing';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { type IssueEnding, issueEnding } from '@guiche/domain/fines';
import { onDemand } from '@guiche/ui/on-demand';
import type { QuoteCardProps } from '@guiche/ui/request/quote-card';
import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { CarCancellationOnDemand } from './car-cancellation-on-demand.ts';
import { useMayEnd } from './use-may-end.ts';

/** The windows of all kinds, which are seldom needed: not part of the screen's code. */
const FineWindow = onDemand(async () => (await withMessages(import('./fine-window.tsx'))).FineWindow);

interface IssueEndingOptions {
  request: TravelRequest;
  service: Service;
  /** The request is only read. @see Q-007 */
  history: boolean;
  /** Route, dates and travellers in one line. */
  context: string;
  /** Opens a quote for reading; the window of a car has its fine. @see Q-049 */
  onConsult: (quote: Quote) => void;
}

type EndAction = NonNullable<QuoteCardProps['end']>;

function actionOf(ending: IssueEnding, service: Service, quote: Quote): EndAction['what'] {
  if (ending === 'ALTERACAO') return 'change';
  if (ending === 'DESISTENCIA') return 'callOff';
  const inPart = service.tipoServico === 'AEREO' && 'segmentos' in quote && cancelsInPart(quote, service);
  return inPart ? 'cancelPart' : 'cancel';
}

/** Ending the issues of a service: the action on each quote whose issue can be ended, and the open window. @see */
export function useIssueEnding({ request, service, history, context, onConsult }: IssueEndingOptions) {
  const notify = useNotify();
  const mayEnd = useMayEnd(request, history);
  const [ended, setEnded] = useState<{ readonly id: string; readonly ending: IssueEnding }>();
  const endingOf = (quote: Quote) => (mayEnd ? issueEnding(request.status, service.tipoServico, quote) : null);
  // The quote as it is now: somebody else may have changed it while the window is open.
  const quote = service.cotacoes.find(({ id }) => id === ended?.id);

  async function open({ id }: Quote, ending: IssueEnding) {
    try {
      // Fetched before it is rendered: a failure must not take the screen away.
      await FineWindow.preload();
      setEnded({ id, ending });
    } catch (error) {
      notify.failure(error);
    }
  }

  async function openRental(rental: Quote) {
    try {
      // What the window holds does not come down when the fine comes above it.
      await CarCancellationOnDemand.preload();
      onConsult(rental);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    endOf(quote: Quote): EndAction | undefined {
      const ending = endingOf(quote);
      if (ending === null) return undefined;
      const inItsWindow = service.tipoServico === 'CARRO' && ending === 'CANCELAMENTO';
      return {
        what: actionOf(ending, service, quote),
        onAct: () => void (inItsWindow ? openRental(quote) : open(quote, ending)),
        onIntent: () => void (inItsWindow ? CarCancellationOnDemand : FineWindow).preload().catch(() => undefined),
      };
    },
    window: (ended && quote && (
      <FineWindow
        request={request}
        service={service}
        quote={quote}
        ending={ended.ending}
        context={context}
        onClose={() => setEnded(undefined)}
      />
    )) as ReactNode,
  };
}
