import { baggageLabel, cabinLabel, shownAirline } from '@guiche/domain/air/display';
import { dependsOnReservation } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { isIssued } from '@guiche/domain/quotes';
import { formatTicketNumber } from '@guiche/masks/ticket-number';
import { Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CancellationFact, FineFact } from '../internal/cancellation-fact.tsx';
import type { QuoteActions } from '../internal/quote-actions.ts';
import { QuoteFact, QuoteFrame } from '../internal/quote-frame.tsx';
import { ReservationValidity } from '../internal/reservation-validity.tsx';
import { AirlineMark } from './airline-mark.tsx';
import { quoteCardTexts } from './quote-card.texts.ts';
import { SegmentLine } from './segment-line.tsx';

/** A flight has no hour that ends its cancellation before the deadline does. */
const AIR = { tipoServico: 'AEREO' } as const;

export interface QuoteCardProps extends QuoteActions {
  /** The air quote, with its segments. */
  quote: AirQuote;
  /** The moment against which the validity of the reservation and the cancellation deadline are measured. */
  now: Date;
  /** The client chose this one. */
  chosen?: boolean;
  /** How far the total is above the lowest of the service, in BRL: 0 for the lowest, null when there is nothing to compare. */
  aboveLowest?: number | null;
  /** What to look at in this quote: a `TripWarnings`. @see B-017 */
  warnings?: ReactNode;
}

/**
 * An air quote among the quotes of a service: each segment on a line, the price at the right edge, so that prices can be compared down a
 * column of cards, with its difference to the lowest.
 *
 * Use: in the panel of an air service, one below the other.
 * Not for: quotes of other services, which are an `OtherQuoteCard`.
 * Keyboard: Enter, Space: open the breakdown, on its button; Tab: goes on to the menu, remove, edit and the main button; Ctrl+C: copies the
 * quote as text, while nothing is selected.
 * Screen reader: an article named by airline; the buttons are described by it.
 * @see
 * @keywords cotação aérea, voo, cartão, card
 */
export function QuoteCard({ quote, now, chosen = false, aboveLowest = null, warnings, ...actions }: QuoteCardProps) {
  const t = useTexts(quoteCardTexts);
  const message = useMessage(airMessages);
  const flights = quote.segmentos.flatMap(({ voos }) => voos);
  const airlines = unique(
    flights.flatMap(({ ciaData, cia }) => (ciaData ? [shownAirline(ciaData)] : cia ? [{ iata: cia, nome: cia }] : [])),
    ({ iata }) => iata,
  );
  const families = unique(
    flights.flatMap(({ familia }) => familia?.identificador ?? []),
    String,
  );
  const cabins = unique(
    flights.flatMap(({ tipoCabine }) => (tipoCabine ? message(cabinLabel(tipoCabine)) : [])),
    String,
  );
  const locators = unique(
    [quote.codigoReserva, ...flights.map(({ localizador }) => localizador)].filter((text) => text !== null),
    String,
  );
  const baggage = baggageLabel(quote.quantidadeBagagem, quote.pesoBagagem);
  return (
    <QuoteFrame
      {...actions}
      quote={quote}
      chosen={chosen}
      aboveLowest={aboveLowest}
      warnings={warnings}
      title={
        airlines.length === 0
          ? t('airlineMissing')
          : airlines.map(({ iata, nome }) => (
              <span key={iata} className="g:inline-flex g:items-center g:gap-1.5">
                <AirlineMark code={iata} />
                {nome}
              </span>
            ))
      }
      subtitle={
        <>
          {families.length + cabins.length > 0 && <span className="g:own">{[...families, ...cabins].join(' · ')}</span>}
          <span className="g:inline-flex g:items-center g:gap-1">
            <span className="g:sr-only">{t('baggage')}: </span>
            <Luggage aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
            {message(baggage.key, baggage.params)}
          </span>
        </>
      }
      facts={
        <>
          {locators.length > 0 && (
            <QuoteFact name={t('locator')}>
              <span className="g:font-medium">{locators.join(', ')}</span>
            </QuoteFact>
          )}
          {isIssued(quote) && quote.numeroBilhete !== null && (
            <QuoteFact name={t('ticket')}>
              <span className="g:font-medium">{formatTicketNumber(quote.numeroBilhete)}</span>
            </QuoteFact>
          )}
          {quote.validadeReserva !== null && dependsOnReservation(quote.statusCotacao) && (
            <QuoteFact name={t('reservation')} nameHidden>
              <ReservationValidity
                validity={quote.validadeReserva}
                now={now}
                onReSearch={actions.onReSearch}
                searching={actions.searching}
              />
            </QuoteFact>
          )}
          {(quote.valorCancelado ?? 0) > 0 && (
            <QuoteFact name={t('cancelledPart')}>
              <MoneyText value={quote.valorCancelado ?? 0} currency={quote.moeda?.codigo ?? 'BRL'} />
            </QuoteFact>
          )}
          <CancellationFact quote={quote} service={AIR} now={now} />
          <FineFact quote={quote} />
        </>
      }
    >
      <ol className="g:grid g:grid-cols-[auto_1fr] g:gap-x-2.5 g:gap-y-1 g:@lg:grid-cols-[auto_auto_auto_minmax(0,auto)_minmax(0,1fr)]">
        {quote.segmentos.map((segment) => (
          <SegmentLine key={segment.id} segment={segment} quote={quote} />
        ))}
      </ol>
    </QuoteFrame>
  );
}

function unique<T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
