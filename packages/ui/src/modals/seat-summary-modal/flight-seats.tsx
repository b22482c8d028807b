import type { Flight, Seat, Traveller } from '@guiche/domain/entities';
import { type ReactNode, useId } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { flightCode } from '../internal/flight-code.ts';
import { seatSummaryModalTexts } from './seat-summary-modal.texts.ts';

interface FlightSeatsProps {
  /** The flight; null for seats on a flight that the itinerary no longer has. */
  flight: Flight | null;
  seats: readonly Seat[];
  travellers: readonly Traveller[];
}

/** One flight, and for each traveller the seat that is reserved on it. @see S-048 */
export function FlightSeats({ flight, seats, travellers }: FlightSeatsProps) {
  const t = useTexts(seatSummaryModalTexts);
  const id = useId();
  const known = travellers.map((traveller) => ({ traveller, seat: seats.find(({ idViajante }) => idViajante === traveller.id) }));
  const others = seats.filter(({ idViajante }) => !travellers.some((traveller) => traveller.id === idViajante));
  const reserved = known.filter(({ seat }) => seat !== undefined).length;
  return (
    <section data-part="flight" aria-labelledby={id} className="g:min-w-0 g:rounded-md g:border g:border-line">
      <header className="g:flex g:flex-wrap g:items-baseline g:justify-between g:gap-x-3 g:border-line g:border-b g:bg-surface-2 g:px-3 g:py-1.5">
        <h3 id={id} className="g:font-medium">
          {flight ? <FlightName flight={flight} /> : t('otherFlight')}
        </h3>
        {travellers.length > 0 && flight && (
          <p data-part="count" className="g:text-ink-2 g:text-sm g:tabular">
            {t('reserved', { reserved, travellers: travellers.length })}
          </p>
        )}
      </header>
      <dl className="g:grid g:gap-y-0.5 g:px-3 g:py-2">
        {known.map(({ traveller, seat }) =>
          // On a flight that is gone nobody lacks a seat.
          flight || seat ? (
            <Line
              key={traveller.id}
              name={
                <>
                  {traveller.nomeCompleto} <VipMark traveller={traveller} />
                </>
              }
              seat={seat}
            />
          ) : null,
        )}
        {others.map((seat) => (
          <Line key={seat.idViajante} name={t('otherTraveller')} seat={seat} />
        ))}
      </dl>
    </section>
  );
}

/** A flight as its passengers know it: `G3 1640 · qui 10/12 08:10 · GRU → REC`. */
function FlightName({ flight }: { flight: Flight }) {
  const language = useUiLanguage();
  const { dataPartida, origem, destino } = flight;
  return [
    flightCode(flight),
    dataPartida && `${shortDay(dataPartida, language)} ${clockTime(dataPartida)}`.trim(),
    `${origem ?? '–'} → ${destino ?? '–'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Line({ name, seat }: { name: ReactNode; seat: Seat | undefined }) {
  const t = useTexts(seatSummaryModalTexts);
  return (
    <div className="g:flex g:items-baseline g:justify-between g:gap-4">
      <dt className="g:min-w-0 g:wrap-anywhere">{name}</dt>
      {seat?.assento ? (
        <dd className="g:font-semibold g:tabular">{seat.assento}</dd>
      ) : (
        <dd className="g:text-end g:text-ink-2 g:text-sm">{t(seat ? 'toBeAssigned' : 'none')}</dd>
      )}
    </div>
  );
}
