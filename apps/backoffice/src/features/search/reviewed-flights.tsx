import { cabinLabel, daysLater, flightBaggageLabel, segmentEnds } from '@guiche/domain/air/display';
import { dependsOnReservation, reservationExpiry, reservationState } from '@guiche/domain/air/quote';
import { expiresInApproval } from '@guiche/domain/air/search';
import type { AirQuote, Flight, Segment } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { searchStopsLabel } from '@guiche/domain/results';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatTime } from '@guiche/masks/time';
import { Badge } from '@guiche/ui/feedback/badge';
import { useMessage } from '@guiche/ui/i18n';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useNow } from '../../shared/use-now.ts';

/** An end of a segment: when, on the clock of its airport, and where. */
const endOf = (time: string, place: string | null | undefined) => [time, place].filter(Boolean).join(' ') || '–';

/** When a segment arrives; its day is said when it is not that of the departure. */
function arrivalOf(departure: string | null, arrival: string | null): string {
  if (departure === null || arrival === null || daysLater(departure, arrival) !== 0) return formatDateTime(arrival);
  return formatTime(arrival.slice(11));
}

const flightNumber = ({ cia, numero }: Flight) => [cia, numero].filter(Boolean).join('\u00a0');

/** How long the reservation of a quote is held, or that it is not any more; nothing of one that is issued or has none. @see S-051 */
function ReservedUntil({ quote, now }: { quote: AirQuote; now: Date }) {
  const t = useText();
  if (quote.validadeReserva === null || !dependsOnReservation(quote.statusCotacao)) return null;
  const key = reservationState(quote, now) === 'past' ? 'search.reservationEnded' : 'search.reservedUntil';
  return <p>{t(key, { date: reservationExpiry(quote) })}</p>;
}

/**
 * When and where the flights of a chosen quote leave and arrive, a line for each segment, with its fare family, cabin and baggage, as they stood
 * beside the button that chose it; how long it is reserved, and that its reservation is past.
 * @see S-001, S-050, S-051, S-057, S-058
 */
export function ReviewedFlights({ quote }: { quote: AirQuote }) {
  const message = useMessage(airMessages, deadlineMessages);
  const now = useNow();
  const expired = expiresInApproval(quote, now);
  const fareOf = ({ voos }: Segment) => {
    const baggage = voos.map((flight) => flightBaggageLabel(quote, flight)).map(({ key, params }) => message(key, params));
    const cabins = voos.flatMap(({ tipoCabine }) => (tipoCabine ? message(cabinLabel(tipoCabine)) : []));
    return [...new Set([...voos.flatMap(({ familia }) => familia?.identificador ?? []), ...cabins, ...baggage])].join(' · ');
  };
  return (
    <div className="g:grid g:justify-items-start g:gap-1 g:text-sm">
      <ul className="g:grid g:gap-1">
        {quote.segmentos.map((segment) => {
          const { first, last } = segmentEnds(segment);
          const [departure, arrival] = [first?.dataPartida ?? null, last?.dataChegada ?? null];
          const kind = enumLabel('tipo_segmento', segment.tipo);
          const stops = searchStopsLabel(segment.voos.length);
          const words = [message(stops.key, stops.params), ...segment.voos.map(flightNumber)].filter(Boolean).join(' · ');
          return (
            <li key={segment.id} className="g:flex g:flex-wrap g:items-baseline g:gap-x-3">
              <span className="g:text-ink-2">{kind && message(kind)}</span>
              <span className="g:font-medium g:tabular">
                {endOf(formatDateTime(departure), first?.origem)} → {endOf(arrivalOf(departure, arrival), last?.destino)}
              </span>
              <span className="g:text-ink-2">{words}</span>
              <span className="g:text-ink-2">{fareOf(segment)}</span>
            </li>
          );
        })}
      </ul>
      <ReservedUntil quote={quote} now={now} />
      {expired && <Badge tone="danger">{message('reserva_expirada')}</Badge>}
    </div>
  );
}
