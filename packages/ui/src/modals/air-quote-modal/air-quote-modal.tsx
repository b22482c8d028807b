import { emptyFlight, emptySegment } from '@guiche/domain/air/quote';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { AirQuoteSurroundingsProvider } from './air-quote-context.ts';
import { AirQuoteForm } from './air-quote-form.tsx';
import { airQuoteModalTexts } from './air-quote-modal.texts.ts';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';
import { AirQuoteSkeleton } from './air-quote-skeleton.tsx';

/**
 * Prices one air quote: itinerary at the left, money at the right, total and actions always in sight.
 *
 * Focus starts on the first airline of a new quote and on the fare of a stored one, and returns to what opened the modal.
 * Keyboard: Ctrl+Enter saves from anywhere; Escape closes and loses nothing.
 * @see
 */
export function AirQuoteModal({ open, onOpenChange, context, value, options, onRetry, ...form }: AirQuoteModalProps) {
  const t = useTexts(airQuoteModalTexts);
  const { sources, travellers, readOnly = false, newId } = form;
  const titles = { new: 'titleNew', edit: 'titleEdit', read: 'titleRead' } as const;
  const title = titles[readOnly ? 'read' : value?.versao === 0 ? 'new' : 'edit'];
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
        <ErrorState title={t('loadFailed')} onRetry={onRetry} />
      ) : (
        <AirQuoteSkeleton />
      )}
    </Dialog>
  );
}
