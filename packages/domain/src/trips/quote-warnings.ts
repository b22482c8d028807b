import { segmentEnds } from '../air/display/index.ts';
import { earlyFlights } from '../air/quote/index.ts';
import { isInBrazil, minutesUnderWay } from '../airports/index.ts';
import type { AirQuote, Flight, HotelQuote, Quote, Service } from '../entities/index.ts';
import { isExistingWallClock } from '../internal/existing-moment.ts';
import { nightsBetween } from './nights.ts';
import type { TripWarningFacts } from './trip-warning.ts';

/** The least time between two flights of a segment, in minutes. */
export interface ConnectionMinimum {
  /** Where both flights begin and end in Brazil. */
  readonly domestic: number;
  readonly international: number;
}

/** @see B-016 */
export const CONNECTION_MINIMUM: ConnectionMinimum = { domestic: 45, international: 90 };

/** Both places where the airport changes: `GRU → CGH`. */
function placeOf({ destino }: Flight, { origem }: Flight): string {
  return destino === origem ? (destino ?? '–') : `${destino ?? '–'} → ${origem ?? '–'}`;
}

/** The minimum between two flights. Where an airport is unknown it is the lower one: a warning must not be a guess. */
function minimumBetween(before: Flight, next: Flight, minimum: ConnectionMinimum): number {
  const abroad = [before.origem, before.destino, next.origem, next.destino].some((iata) => isInBrazil(iata) === false);
  return abroad ? minimum.international : minimum.domestic;
}

function shortConnections({ segmentos }: AirQuote, minimum: ConnectionMinimum): readonly TripWarningFacts[] {
  return segmentos.flatMap(({ voos }) =>
    voos.slice(1).flatMap((next, index): readonly TripWarningFacts[] => {
      const before = voos[index];
      const [arrival, departure] = [before?.dataChegada ?? '', next.dataPartida ?? ''];
      if (!before || !isExistingWallClock(arrival) || !isExistingWallClock(departure)) return [];
      const minutos = minutesUnderWay({ clock: arrival, airport: before.destino }, { clock: departure, airport: next.origem });
      const minimo = minimumBetween(before, next, minimum);
      // One that leaves before the other lands is told by another warning.
      return minutos >= 0 && minutos < minimo
        ? [{ kind: 'CONEXAO_CURTA', local: placeOf(before, next), chegada: arrival, partida: departure, minutos, minimo }]
        : [];
    }),
  );
}

/** The departures of the way out and of the way back, where the second is the earlier one. */
function backBeforeOut({ segmentos }: AirQuote): { readonly ida: string; readonly volta: string; readonly id: string } | null {
  const first = (tipo: 'IDA' | 'VOLTA') => {
    const segment = segmentos.find((each) => each.tipo === tipo);
    return segment && segmentEnds(segment).first;
  };
  const [out, back] = [first('IDA'), first('VOLTA')];
  const [ida, volta] = [out?.dataPartida ?? '', back?.dataPartida ?? ''];
  if (!out || !back || !isExistingWallClock(ida) || !isExistingWallClock(volta)) return null;
  return minutesUnderWay({ clock: ida, airport: out.origem }, { clock: volta, airport: back.origem }) < 0
    ? { ida, volta, id: back.id }
    : null;
}

function airWarnings(quote: AirQuote, minimum: ConnectionMinimum): readonly TripWarningFacts[] {
  const wrongWay = backBeforeOut(quote);
  const early = earlyFlights(quote)
    .filter(({ flight }) => wrongWay === null || flight.id !== wrongWay.id)
    .map(
      ({ flight, before }): TripWarningFacts => ({
        kind: 'CHEGADA_APOS_PARTIDA',
        local: placeOf(before, flight),
        chegada: before.dataChegada ?? '',
        partida: flight.dataPartida ?? '',
      }),
    );
  return [
    ...(wrongWay === null ? [] : [{ kind: 'VOLTA_ANTES_DA_IDA' as const, ida: wrongWay.ida, volta: wrongWay.volta }]),
    ...early,
    ...shortConnections(quote, minimum),
  ];
}

/** The nights of the requested stay that a hotel quote leaves without a bed. */
function hotelWarnings(quote: HotelQuote, service: Extract<Service, { tipoServico: 'HOTEL' }>): readonly TripWarningFacts[] {
  if (quote.checkin === null || quote.checkout === null) return [];
  const offered = new Set(nightsBetween(quote.checkin, quote.checkout));
  const noites = nightsBetween(service.checkin, service.checkout).filter((night) => !offered.has(night));
  return noites.length > 0 ? [{ kind: 'NOITE_DESCOBERTA', noites }] : [];
}

/** What a quote gives to think about by itself, or beside what was asked for. */
export function quoteWarnings(quote: Quote, service: Service, minimum: ConnectionMinimum): readonly TripWarningFacts[] {
  if ('segmentos' in quote) return airWarnings(quote, minimum);
  return 'checkin' in quote && service.tipoServico === 'HOTEL' ? hotelWarnings(quote, service) : [];
}
