import { useTexts } from '../../i18n/index.ts';
import { QuoteFrame } from '../internal/quote-frame.tsx';
import { type GroundQuote, offerText } from './offer-text.ts';
import { otherQuoteCardTexts } from './other-quote-card.texts.ts';

export interface OtherQuoteCardProps {
  /** The quote of a hotel, a car, a bus or another service. */
  quote: GroundQuote;
  /** The client chose this one. */
  chosen?: boolean;
  /** How far the total is above the lowest of the service, in BRL: 0 for the lowest, null when there is nothing to compare. */
  aboveLowest?: number | null;
}

/**
 * A quote of a hotel, a car, a bus or another service: what is offered, by whom, and what it costs. Read-only.
 *
 * Use: in the panel of a service, for quotes that are read.
 * Not for: an air quote, which is a `QuoteCard`.
 * Keyboard: Enter, Space: open the breakdown, and press the buttons behind it.
 * Screen reader: an article named by what is offered; the buttons are described by it.
 * @see
 * @keywords cotação, hotel, carro, ônibus, cartão
 * @since 0.1.0
 */
export function OtherQuoteCard({ quote, chosen = false, aboveLowest = null }: OtherQuoteCardProps) {
  const t = useTexts(otherQuoteCardTexts);
  const offer = offerText(quote);
  return (
    <QuoteFrame quote={quote} chosen={chosen} aboveLowest={aboveLowest} title={quote.fornecedorServico?.nome ?? t('withoutSupplier')}>
      {offer !== '' && <p className="g:max-w-prose g:whitespace-pre-line">{offer}</p>}
    </QuoteFrame>
  );
}
