import { busMessages } from '@guiche/domain/messages/bus';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import type { ServiceStart } from '@guiche/domain/quotes';
import { quoteOffer } from '@guiche/domain/quotes';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { hotelWords } from '../../internal/hotel-words.ts';
import { CancellationFact, FineFact } from '../internal/cancellation-fact.tsx';
import type { QuoteActions } from '../internal/quote-actions.ts';
import { QuoteFact, QuoteFrame } from '../internal/quote-frame.tsx';
import { type GroundQuote, offerText } from './offer-text.ts';
import { offerTitle } from './offer-title.ts';
import { otherQuoteCardTexts } from './other-quote-card.texts.ts';
import { StayLine } from './stay-line.tsx';

export interface OtherQuoteCardProps extends QuoteActions {
  /** The quote of a hotel, a car, a bus or another service. */
  quote: GroundQuote;
  /** The service that is quoted: nobody cancels after a car's pickup or a hotel's check-in. */
  service: ServiceStart;
  /** The moment against which the cancellation deadline is measured. */
  now: Date;
  /** The client chose this one. */
  chosen?: boolean;
  /** How far the total is above the lowest of the service, in BRL: 0 for the lowest, null when there is nothing to compare. */
  aboveLowest?: number | null;
  /** What to look at in this quote: a `TripWarnings`. @see B-017 */
  warnings?: ReactNode;
}

/**
 * A quote of a hotel, a car, a bus or another service among those of its service: what is offered, by whom, and the price at the right edge,
 * with its difference to the lowest, and the locator by which its supplier knows it. A stay stands on a line with its nights and the price of one.
 *
 * Use: in the panel of a service that is not air, one below the other. Without actions it is read only.
 * Not for: an air quote, which is a `QuoteCard`.
 * Keyboard: Enter, Space: open the breakdown, and press the buttons behind it; Ctrl+C: copies the quote as text, while nothing
 * is selected.
 * Screen reader: an article named by what is offered; the buttons are described by it.
 * @see, S-172, S-174
 * @keywords cotação, hotel, carro, ônibus, cartão
 */
export function OtherQuoteCard({ quote, service, now, chosen = false, aboveLowest = null, warnings, ...actions }: OtherQuoteCardProps) {
  const t = useTexts(otherQuoteCardTexts);
  const message = useMessage(busMessages, hotelMessages);
  const stay = 'checkin' in quote ? quote : null;
  const supplier = quote.fornecedorServico?.nome ?? null;
  const offered = quoteOffer(quote);
  const name = offerTitle(quote, message) || supplier || t(service.tipoServico === 'OUTROS' ? 'anotherService' : 'withoutSupplier');
  const words = stay ? hotelWords(stay, message) : [];
  const place = service.tipoServico === 'OUTROS' && [quote.endereco, quote.cidade].filter(Boolean).join(' · ');
  const offer = offerText(quote);
  return (
    <QuoteFrame
      {...actions}
      quote={quote}
      chosen={chosen}
      aboveLowest={aboveLowest}
      warnings={warnings}
      title={name}
      subtitle={words.length > 0 && words.join(' · ')}
      facts={
        <>
          {supplier !== null && offered !== '' && supplier !== offered && <QuoteFact name={t('supplier')}>{supplier}</QuoteFact>}
          {stay?.codigoReserva && <QuoteFact name={t('reservationCode')}>{stay.codigoReserva}</QuoteFact>}
          {quote.localizador && quote.localizador !== stay?.codigoReserva && <QuoteFact name={t('locator')}>{quote.localizador}</QuoteFact>}
          {place && <QuoteFact name={t('place')}>{place}</QuoteFact>}
          {'tipoDespesa' in quote && quote.tipoDespesa && <QuoteFact name={t('expenseType')}>{quote.tipoDespesa.nome}</QuoteFact>}
          <CancellationFact quote={quote} service={service} now={now} />
          <FineFact quote={quote} withRest />
        </>
      }
    >
      {stay && <StayLine quote={stay} />}
      {offer !== '' && <p className="g:max-w-prose g:whitespace-pre-line g:wrap-anywhere">{offer}</p>}
    </QuoteFrame>
  );
}
