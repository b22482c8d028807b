import { BRASILIA, momentIn } from '../../dates/index.ts';
import type { Airline, Airport, AirQuote, Flight, Segment } from '../../entities/index.ts';
import { emptyFlight } from '../quote/index.ts';
import type { Itinerary, ItineraryFlight, ItinerarySegment } from './itinerary.ts';

export interface ItineraryFillContext {
  /** The airports that the lookup knows, by their codes. */
  readonly airports: ReadonlyMap<string, Airport>;
  /** The airlines that the lookup knows, by their codes. */
  readonly airlines: ReadonlyMap<string, Airline>;
  /** Returns a new id, for a segment or a flight. */
  readonly newId: () => string;
  readonly now: Date;
}

type FilledFields = Pick<AirQuote, 'segmentos' | 'codigoReserva' | 'validadeReserva'>;

/**
 * The fields of an air quote that a read itinerary fills: its segments with their flights, the code of the reservation, and until
 * when it is valid. A flight's locator is
 * the airline's own, where it was printed, else that of the reservation, if there is only one. A code that the lookup does not know stays a code without a name. An
 * itinerary without a locator keeps the code of the reservation that was there; one without flights keeps the segments too; one without a time
 * limit ahead keeps the validity. A limit without an hour is the end of its day in Brasília.
 * @see B-006
 */
export function fillFromItinerary(quote: FilledFields, itinerary: Itinerary, context: ItineraryFillContext): FilledFields {
  const { segments, locator, otherLocators } = itinerary;
  // Of several reservations nothing says to which one a flight belongs.
  const ofFlights = otherLocators.length > 0 ? null : locator;
  return {
    segmentos: segments.length === 0 ? quote.segmentos : segments.map((segment) => filledSegment(segment, ofFlights, context)),
    codigoReserva: locator ?? quote.codigoReserva,
    validadeReserva: limitAhead(itinerary, context.now) ?? quote.validadeReserva,
  };
}

/** The time limit as a moment in UTC; null without one, and for one that is past: nothing can be saved with that. */
function limitAhead({ timeLimit }: Itinerary, now: Date): string | null {
  if (timeLimit === null) return null;
  const limit = momentIn(timeLimit.includes('T') ? timeLimit : `${timeLimit}T23:59`, BRASILIA);
  return limit > now ? limit.toISOString() : null;
}

function filledSegment({ tipo, flights }: ItinerarySegment, locator: string | null, context: ItineraryFillContext): Segment {
  return { id: context.newId(), tipo, status: null, voos: flights.map((flight) => filledFlight(flight, locator, context)) };
}

function filledFlight(flight: ItineraryFlight, locator: string | null, { airports, airlines, newId }: ItineraryFillContext): Flight {
  return {
    ...emptyFlight(newId()),
    cia: flight.airline,
    ciaData: airlines.get(flight.airline) ?? null,
    numero: flight.number,
    origem: flight.origin,
    origemData: airports.get(flight.origin) ?? null,
    destino: flight.destination,
    destinoData: airports.get(flight.destination) ?? null,
    dataPartida: flight.departure,
    dataChegada: flight.arrival,
    localizador: flight.airlineLocator ?? locator,
  };
}
