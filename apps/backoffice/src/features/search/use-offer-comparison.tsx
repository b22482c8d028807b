import type { Quote } from '@guiche/domain/entities';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { withMessages } from '../../shared/i18n/with-messages.ts';

const QuoteComparison = onDemand(async () => (await withMessages(import('@guiche/ui/request/quote-comparison'))).QuoteComparison);

interface Compared<Each extends Quote> {
  /** What is chosen for the service; null while nothing is. */
  readonly chosen: Each | null;
  /** The service in one line. */
  readonly context: string;
  readonly disabled: boolean;
  /** Puts the quote in the place of what is chosen. */
  readonly onChoose: (quote: Each) => void;
}

interface OfferComparison<Each extends Quote> {
  /** Shows a quote beside what is chosen; undefined while nothing is. */
  readonly compare: ((quote: Each) => void) | undefined;
  /** The window. */
  readonly comparison: ReactNode;
}

/** Compares a quote that was found with what is chosen for the service, before it takes its place. @see B-011 */
export function useOfferComparison<Each extends Quote>({ chosen, context, disabled, onChoose }: Compared<Each>): OfferComparison<Each> {
  const notify = useNotify();
  const [offered, setOffered] = useState<Each | null>(null);
  const close = () => setOffered(null);
  const isOpen = offered !== null && chosen !== null;
  useBackCloses(isOpen, close);

  async function show(quote: Each): Promise<void> {
    try {
      await QuoteComparison.preload();
      setOffered(quote);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    compare: chosen === null ? undefined : (quote) => void show(quote),
    comparison: isOpen && (
      <QuoteComparison
        open
        onOpenChange={close}
        quotes={[chosen, offered]}
        context={context}
        chosen={chosen.id}
        disabled={disabled}
        onChoose={() => {
          close();
          onChoose(offered);
        }}
      />
    ),
  };
}
