import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { onDemand } from '@guiche/ui/on-demand';
import type { QuoteFormHandle } from '@guiche/ui/quote/quote-modal';
import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { usePaymentTypeLock } from './use-payment-type-lock.ts';

const CardWindow = onDemand(async () => (await withMessages(import('./card-window.tsx'))).CardWindow);

export interface QuoteCardOptions<OfQuote extends Quote> {
  request: TravelRequest;
  service: Service;
  /** The stored quote; null for a new one, which no card pays yet. */
  quote: OfQuote | null;
  readOnly: boolean;
  context: ReactNode;
}

interface Shown<OfQuote> {
  readonly typed: OfQuote;
  readonly form: QuoteFormHandle;
}

/** The card that pays for a quote: the action that shows it, its window, and whether the quote's payment type is locked by a charge. @see */
export function useQuoteCard<OfQuote extends Quote>({
  request,
  service,
  quote,
  readOnly,
  context,
}: QuoteCardOptions<OfQuote>): {
  readonly onShowCard: ((typed: OfQuote, form: QuoteFormHandle) => void) | undefined;
  readonly paymentTypeLocked: boolean;
  readonly window: ReactNode;
} {
  const notify = useNotify();
  const paymentTypeLocked = usePaymentTypeLock({ request, service }, quote);
  const [shown, setShown] = useState<Shown<OfQuote> | null>(null);

  async function show(next: Shown<OfQuote>) {
    try {
      // Fetched before it is rendered: a failure must not take the quote away.
      await CardWindow.preload();
      setShown(next);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    onShowCard: quote === null ? undefined : (typed, form) => void show({ typed, form }),
    paymentTypeLocked,
    window: quote && shown && (
      <CardWindow
        request={request}
        service={service}
        quote={quote}
        typed={shown.typed}
        form={shown.form}
        readOnly={readOnly}
        locked={paymentTypeLocked}
        context={context}
        onClose={() => setShown(null)}
      />
    ),
  };
}
