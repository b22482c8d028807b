import type { AirQuote, Traveller } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { AirMarkupContext } from '@guiche/domain/pricing';
import { emptyFlight, emptySegment } from '@guiche/domain/quotes';
import type { RequestMode } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useUiText } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type AirQuoteOptions, type AirQuoteSources, AirQuoteSurroundingsProvider } from './air-quote-context.ts';
import { AirQuoteForm } from './air-quote-form.tsx';
import { AirQuoteSkeleton } from './air-quote-skeleton.tsx';

export interface AirQuoteModalProps {
  open: boolean;
  /** Closing keeps what was typed with the caller's draft; the modal asks nothing. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  /** The quote to edit, as stored or as `newAirQuote` made it. Read once; undefined while it or the options load. */
  value: AirQuote | undefined;
  /** What was typed before and not saved: shown in place of `value`, with a notice and a way back. */
  draft?: AirQuote | undefined;
  options: AirQuoteOptions | undefined;
  sources: AirQuoteSources;
  /** The options could not be loaded: says so and offers to try again. */
  onRetry?: (() => void) | undefined;
  travellers: readonly Traveller[];
  mode: RequestMode;
  readOnly?: boolean;
  /** Only the money cannot be edited. @see Q-018 */
  moneyLocked?: boolean;
  /** The service was bought before it was requested. */
  retroativo: boolean;
  temFornecedorExterno: boolean;
  markup: AirMarkupContext;
  /** Asked with each intermediary: the caller looks its margin up and gives it back in `markup`. @see Q-143 */
  onIntermediaryChange: (intermediary: string | null) => void;
  /** The moment against which the reservation validity is judged. */
  now: () => Date;
  newId: () => string;
  /** After each change: what is typed now, to be kept. */
  onDraftChange?: ((quote: AirQuote) => void) | undefined;
  /** What was typed is to be forgotten. */
  onDiscardDraft?: (() => void) | undefined;
  /** Someone saved first: the quote as it is now. The form keeps what was typed and offers both ways. */
  conflict?: AirQuote | undefined;
  /** Answers what was refused, for the fields to show. The caller closes the modal once saved. */
  onSubmit: (quote: AirQuote) => Promise<readonly Violation[]>;
}

/**
 * Prices one air quote: itinerary at the left, money at the right, total and actions always in sight.
 *
 * Focus starts on the first airline of a new quote and on the fare of a stored one, and returns to what opened the modal.
 * Keyboard: Ctrl+Enter saves from anywhere; Escape closes and loses nothing.
 * @see
 */
export function AirQuoteModal({ open, onOpenChange, context, value, options, onRetry, ...form }: AirQuoteModalProps) {
  const t = useUiText();
  const { sources, travellers, readOnly = false, newId } = form;
  const titles = { new: 'airQuoteModal.titleNew', edit: 'airQuoteModal.titleEdit', read: 'airQuoteModal.titleRead' } as const;
  const title = titles[readOnly ? 'read' : value?.id === null ? 'new' : 'edit'];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(title)} context={context} size="xl">
      {value && options ? (
        <AirQuoteSurroundingsProvider
          value={{
            options,
            sources,
            travellers,
            readOnly,
            newFlight: () => emptyFlight(newId()),
            newSegment: (tipo) => emptySegment(newId(), newId(), tipo),
          }}
        >
          <AirQuoteForm value={value} onClose={() => onOpenChange(false)} {...form} readOnly={readOnly} />
        </AirQuoteSurroundingsProvider>
      ) : onRetry ? (
        <ErrorState title={t('airQuoteModal.loadFailed')} onRetry={onRetry} />
      ) : (
        <AirQuoteSkeleton />
      )}
    </Dialog>
  );
}
