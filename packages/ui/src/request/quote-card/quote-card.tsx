import { baggageLabel, cabinLabel, shownAirline } from '@guiche/domain/air/display';
import { reservationState } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { formatDateTime } from '@guiche/masks/date-time';
import { CalendarClock, CircleAlert, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import type { QuoteActions } from '../internal/quote-actions.ts';
import { QuoteFact, QuoteFrame } from '../internal/quote-frame.tsx';
import { AirlineMark } from './airline-mark.tsx';
import { quoteCardTexts } from './quote-card.texts.ts';
import { SegmentLine } from './segment-line.tsx';

export interface QuoteCardProps extends QuoteActions {
  /** The air quote, with its segments. */
  quote: AirQuote;
  /** The moment against which the reservation's validity is measured. */
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
 * @since 0.1.0
 */
export function QuoteCard({ quote, now, chosen = false, aboveLowest = null, warnings, ...actions }: QuoteCardProps) {
  const t = useTexts(quoteCardTexts);
  const message = useMessage(airMessages, deadlineMessages);
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
          <Reservation quote={quote} now={now} />
        </>
      }
    >
      <ol className="g:grid g:grid-cols-[auto_1fr] g:gap-x-2.5 g:gap-y-1 g:@lg:grid-cols-[auto_auto_auto_minmax(0,auto)_minmax(0,1fr)]">
        {quote.segmentos.map((segment) => (
          <SegmentLine key={segment.id} segment={segment} />
        ))}
      </ol>
    </QuoteFrame>
  );
}

/** Until when the airline keeps the seats at this price. @see */
function Reservation({ quote, now }: Pick<QuoteCardProps, 'quote' | 'now'>) {
  const t = useTexts(quoteCardTexts);
  const message = useMessage(airMessages, deadlineMessages);
  const state = reservationState(quote, now);
  if (state === 'none') return null;
  const date = formatDateTime(toLocalTime(quote.validadeReserva));
  return (
    <QuoteFact name={t('reservation')} nameHidden={state === 'ahead'}>
      {state === 'ahead' ? (
        <span className="g:inline-flex g:items-center g:gap-1 g:text-success-ink">
          <CalendarClock aria-hidden="true" className="g:size-4 g:shrink-0" />
          {t('reservedUntil', { date })}
        </span>
      ) : (
        <span className="g:inline-flex g:flex-wrap g:items-baseline g:gap-x-1.5 g:text-danger-ink">
          <CircleAlert aria-hidden="true" className="g:size-4 g:shrink-0 g:self-center" />
          <strong className="g:font-semibold">
            {message('reserva_vencida')} {date}
          </strong>
          <span className="g:own">{message('reserva_expirada_sem_garantia_preco')}</span>
        </span>
      )}
    </QuoteFact>
  );
}

function unique<T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
