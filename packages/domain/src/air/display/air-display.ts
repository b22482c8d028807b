import { minutesUnderWay } from '../../airports/index.ts';
import { daysBetween } from '../../dates/index.ts';
import type { Airline, AirQuote, Flight, Segment } from '../../entities/index.ts';
import type { airMessages } from '../../messages/air/index.ts';
import type { TopicKey, Wording } from '../../messages/index.ts';
import type { WallClock } from '../../units/index.ts';

/** The text that describes a flight, with its parameters. */
export type Label = Wording<TopicKey<typeof airMessages>>;

/**
 * The label of a segment's stops. Two flights are one stop: a connection when the flight number changes, else a stopover.
 * @see Q-316
 */
export function stopsLabel(segment: Pick<Segment, 'voos'>): Label {
  const stops = segment.voos.length - 1;
  if (stops < 1) return { key: 'voo_direto' };
  const [first] = segment.voos;
  const connection = segment.voos.some((flight) => flight.numero !== first?.numero || flight.cia !== first?.cia);
  return { key: connection ? 'n_conexoes' : 'n_escalas', params: { count: stops } };
}

/**
 * The baggage label of a quote: included with count and kg, or only with the count when the weight is unknown (null or 0 kg); not included,
 * or not informed.
 * @see Q-318, S-058
 */
export function baggageLabel(quantidadeBagagem: number | null, pesoBagagem: number | null): Label {
  if (quantidadeBagagem === null) return { key: 'bagagem_nao_informada' };
  if (quantidadeBagagem === 0) return { key: 'bagagem_nao_inclusa' };
  if (!pesoBagagem) return { key: 'bagagem_inclusa_sem_peso', params: { quantidade: quantidadeBagagem } };
  return { key: 'bagagem_inclusa', params: { quantidade: quantidadeBagagem, peso: pesoBagagem } };
}

/** The flights of a quote, and the baggage that it includes. */
export interface FlownQuote extends Pick<AirQuote, 'quantidadeBagagem' | 'pesoBagagem'> {
  readonly segmentos: readonly Pick<Segment, 'voos'>[];
}

/**
 * The baggage label of one flight of a quote: what the airline states for it; where it states nothing for any flight, as in a quote that was typed,
 * what the quote includes.
 * @see S-058, Q-318
 */
export function flightBaggageLabel(
  { segmentos, quantidadeBagagem, pesoBagagem }: FlownQuote,
  { bagagemQuantidade = null, bagagemPeso = null }: Pick<Flight, 'bagagemQuantidade' | 'bagagemPeso'>,
): Label {
  const isStated = segmentos.some(({ voos }) => voos.some(({ bagagemQuantidade: stated = null }) => stated !== null));
  return isStated ? baggageLabel(bagagemQuantidade, bagagemPeso) : baggageLabel(quantidadeBagagem, pesoBagagem);
}

/** A local time at an airport; null while it is unknown. */
export interface TimeAt {
  readonly clock: WallClock | null;
  /** IATA code; null while it is unknown. */
  readonly airport: string | null;
}

/**
 * The wait between an arrival and the next departure as HH:mm, each in the local time of its airport with daylight saving; the hours may
 * exceed 24. Null when a time is missing, or when the departure is before the arrival.
 * @see
 */
export function waitingTime(arrival: TimeAt, departure: TimeAt): string | null {
  // A day whose time is still missing gives no wait either.
  if (!(arrival.clock?.includes('T') && departure.clock?.includes('T'))) return null;
  const minutes = minutesUnderWay({ ...arrival, clock: arrival.clock }, { ...departure, clock: departure.clock });
  if (!(minutes >= 0)) return null;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The wait between a flight and the next one, as `waitingTime` writes it. */
export function waitBetween(
  flight: Pick<Flight, 'dataChegada' | 'destino'> | undefined,
  next: Pick<Flight, 'dataPartida' | 'origem'> | undefined,
): string | null {
  return waitingTime(
    { clock: flight?.dataChegada ?? null, airport: flight?.destino ?? null },
    { clock: next?.dataPartida ?? null, airport: next?.origem ?? null },
  );
}

/** The airline to show: a flight operated by Latam for another seller shows Latam. @see */
export function shownAirline(airline: Airline): Pick<Airline, 'iata' | 'nome'> {
  return /^latam/i.test(airline.operadora?.trim() ?? '') ? { iata: 'LA', nome: 'Latam' } : { iata: airline.iata, nome: airline.nome };
}

/** The first and last flight of a segment, which give its ends and times; `undefined` without flights. @see Q-071 */
export function segmentEnds(segment: Pick<Segment, 'voos'>): { first: Flight | undefined; last: Flight | undefined } {
  return { first: segment.voos[0], last: segment.voos.at(-1) };
}

/** How many calendar days after its departure a segment arrives, for a `+1` beside the time; 0 when unknown. */
export function daysLater(departure: string | null, arrival: string | null): number {
  if (departure === null || arrival === null) return 0;
  return daysBetween(departure, arrival);
}
