import { segmentEnds } from '../air/display/index.ts';
import type { AirQuote, Quote, Service } from '../entities/index.ts';
import { isCancelledQuote } from '../quotes/index.ts';
import { servicePeriod } from '../requests/index.ts';
import { nightsBetween } from './nights.ts';
import { CONNECTION_MINIMUM, type ConnectionMinimum, quoteWarnings } from './quote-warnings.ts';
import { type TripWarning, type TripWarningFacts, tripWarning } from './trip-warning.ts';

/** The days of a traveller's service in another request. */
export interface OtherTrip {
  readonly idSolicitacao: number;
  readonly idViajante: string;
  /** First and last day. */
  readonly inicio: string;
  readonly fim: string;
}

/** Until when a document of a traveller, or the fare of a quote, is valid. */
export interface Validity {
  /** The traveller or the quote that it belongs to. */
  readonly id: string;
  /** What it is called: `Passaporte de Ana Lima`. */
  readonly nome: string;
  /** The last day. */
  readonly validade: string;
}

/** What is known beside the request. */
export interface TripSurroundings {
  readonly trips: readonly OtherTrip[];
  /** Of documents and fares, where the caller knows them: no entity of a request holds them. */
  readonly validities?: readonly Validity[];
}

interface Days {
  readonly inicio: string;
  readonly fim: string;
}

/** First and last day of a service as the client asked for it; null when it has none. */
function daysOf(service: Service): Days | null {
  const period = servicePeriod(service);
  return period && { inicio: period.from.slice(0, 10), fim: (period.to ?? period.from).slice(0, 10) };
}

/** The days of an air quote, from the first departure to the last arrival; null while one is unknown. */
function daysOfFlights({ segmentos }: AirQuote): Days | null {
  const flights = segmentos.flatMap(({ voos }) => voos);
  const [inicio, fim] = [flights[0]?.dataPartida?.slice(0, 10), flights.at(-1)?.dataChegada?.slice(0, 10)];
  return inicio && fim ? { inicio, fim } : null;
}

function overlaps(a: Days, b: Days): boolean {
  return a.inicio <= b.fim && b.inicio <= a.fim;
}

/** Each other request of a traveller on these days: its services are one trip, from the first day to the last. */
function otherTripsOn(days: Days, trips: readonly OtherTrip[]): readonly (Days & Pick<OtherTrip, 'idSolicitacao'>)[] {
  const found = new Map<number, Days>();
  for (const { idSolicitacao, inicio, fim } of trips.filter((trip) => overlaps(days, trip))) {
    const known = found.get(idSolicitacao);
    found.set(idSolicitacao, {
      inicio: known && known.inicio < inicio ? known.inicio : inicio,
      fim: known && known.fim > fim ? known.fim : fim,
    });
  }
  return [...found].map(([idSolicitacao, range]) => ({ idSolicitacao, ...range }));
}

function otherTripWarnings(service: Service, days: Days, trips: readonly OtherTrip[]): readonly TripWarningFacts[] {
  return service.viajantes.flatMap(({ id, nomeCompleto }) =>
    otherTripsOn(
      days,
      trips.filter(({ idViajante }) => idViajante === id),
    ).map((other) => ({ kind: 'OUTRA_VIAGEM' as const, viajante: nomeCompleto, ...other })),
  );
}

/** The end of a service before its start, as it was asked for. */
function requestedOrder(service: Service, days: Days): readonly TripWarningFacts[] {
  if (service.tipoServico === 'AEREO' && service.tipo === 'MULTI') return [];
  return days.fim < days.inicio ? [{ kind: 'VOLTA_ANTES_DA_IDA', ida: days.inicio, volta: days.fim }] : [];
}

/** The nights for which the request has beds: those of the chosen stay, else of the requested one, of any traveller of the service. */
function nightsWithBed(services: readonly Service[], service: Service): ReadonlySet<string> {
  const travellers = new Set(service.viajantes.map(({ id }) => id));
  return new Set(
    services.flatMap((other) => {
      if (other.tipoServico !== 'HOTEL' || !other.viajantes.some(({ id }) => travellers.has(id))) return [];
      const { checkin, checkout } = other.escolhida ?? other;
      return nightsBetween(checkin ?? other.checkin, checkout ?? other.checkout);
    }),
  );
}

/** The nights between the arrival and the departure of the way back that no hotel of the request covers; none where it has no hotel at all. */
function uncoveredNights(quote: AirQuote, beds: ReadonlySet<string>): readonly TripWarningFacts[] {
  const [out, back] = [quote.segmentos.find(({ tipo }) => tipo === 'IDA'), quote.segmentos.find(({ tipo }) => tipo === 'VOLTA')];
  if (!out || !back || beds.size === 0) return [];
  const noites = nightsBetween(segmentEnds(out).last?.dataChegada ?? null, segmentEnds(back).first?.dataPartida ?? null);
  const uncovered = noites.filter((night) => !beds.has(night));
  return uncovered.length > 0 ? [{ kind: 'NOITE_DESCOBERTA', noites: uncovered }] : [];
}

function validityWarnings(id: string, days: Days, validities: readonly Validity[]): readonly TripWarningFacts[] {
  return validities
    .filter((validity) => validity.id === id && validity.validade < days.fim)
    .map(({ nome, validade }) => ({ kind: 'VALIDADE_ANTES_DA_VIAGEM', nome, validade, viagem: days.fim }));
}

function serviceWarnings(service: Service, { trips, validities = [] }: TripSurroundings): readonly TripWarningFacts[] {
  const days = daysOf(service);
  if (days === null) return [];
  return [
    ...requestedOrder(service, days),
    ...otherTripWarnings(service, days, trips),
    ...service.viajantes.flatMap(({ id }) => validityWarnings(id, days, validities)),
  ];
}

/**
 * What a clerk should look at in the services of a request and in their quotes. Warnings never block.
 *
 * Of a service: the same traveller on overlapping days in another request (once for each request), a return before the way out, a traveller's
 * document that ends before the trip does. Of a quote: a flight that leaves before the one before it lands, a connection under the minimum of
 * `limits` (minutes, by default 45 where both flights begin and end in Brazil, else 90), a way back before the way out, nights without a bed (of the
 * requested stay in a hotel quote; between the flights of an air quote, where the request has a hotel for one of its travellers), a fare that ends
 * before the trip does. Cancelled quotes are passed over, and times that are not known.
 *
 * Each warning has a key that is the same for as long as it says the same.
 * @see B-016
 */
export function tripWarnings(
  services: readonly Service[],
  quotes: readonly Quote[],
  others: TripSurroundings,
  limits: ConnectionMinimum = CONNECTION_MINIMUM,
): readonly TripWarning[] {
  return services.flatMap((service) => {
    const beds = nightsWithBed(services, service);
    const own = quotes.filter((quote) => quote.idServico === service.id && !isCancelledQuote(quote));
    return [
      ...serviceWarnings(service, others).map((facts) => tripWarning(service.id, null, facts)),
      ...own.flatMap((quote) => {
        const flights = 'segmentos' in quote ? quote : null;
        const days = (flights && daysOfFlights(flights)) ?? daysOf(service);
        return [
          ...quoteWarnings(quote, service, limits),
          ...(flights ? uncoveredNights(flights, beds) : []),
          ...(days ? validityWarnings(quote.id, days, others.validities ?? []) : []),
        ].map((facts) => tripWarning(service.id, quote.id, facts));
      }),
    ];
  });
}
