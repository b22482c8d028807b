import { formatDateTime } from '@guiche/masks/date-time';
import type { AirQuote, FieldChange, Flight, Segment } from '../entities/index.ts';
import { isSame } from '../internal/is-same.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';
import { type Logged, localTime, number, option, text } from './logged-value.ts';

type Itinerary = AirQuote['segmentos'];

interface FlightField {
  readonly label: TopicKey<typeof fieldsMessages>;
  /** The part of the flight that counts. */
  readonly of: (flight: Flight) => unknown;
  readonly as: (flight: Flight) => ReturnType<Logged<string>>;
}

/** The name of the airline, or its code when its name is not known. */
const airlineOf = ({ cia, ciaData }: Flight) => ciaData?.nome ?? cia;
const seatsOf = ({ assentos }: Flight) =>
  assentos
    .map(({ assento }) => assento)
    .filter(Boolean)
    .join(', ');

const FLIGHT_FIELDS: readonly FlightField[] = [
  { label: 'campo_companhia', of: ({ cia }) => cia, as: (flight) => text(airlineOf(flight), null) },
  { label: 'campo_numero_voo', of: ({ numero }) => numero, as: ({ numero }) => text(numero, null) },
  { label: 'campo_origem', of: ({ origem }) => origem, as: ({ origem }) => text(origem, null) },
  { label: 'campo_destino', of: ({ destino }) => destino, as: ({ destino }) => text(destino, null) },
  { label: 'campo_partida', of: ({ dataPartida }) => dataPartida, as: ({ dataPartida }) => localTime(dataPartida, null) },
  { label: 'campo_chegada', of: ({ dataChegada }) => dataChegada, as: ({ dataChegada }) => localTime(dataChegada, null) },
  { label: 'campo_cabine', of: ({ tipoCabine }) => tipoCabine, as: ({ tipoCabine }) => option('cabine')(tipoCabine, null) },
  { label: 'campo_familia_tarifaria', of: ({ familia }) => familia?.identificador, as: ({ familia }) => text(familia?.descricao, null) },
  { label: 'campo_localizador', of: ({ localizador }) => localizador, as: ({ localizador }) => text(localizador, null) },
  {
    label: 'campo_assentos',
    of: ({ assentos }) => assentos.map(({ idViajante, assento }) => [idViajante, assento]),
    as: (flight) => text(seatsOf(flight), null),
  },
  { label: 'campo_bagagens', of: (flight) => flight.bagagemQuantidade, as: (flight) => number(flight.bagagemQuantidade, null) },
  { label: 'campo_peso_bagagem', of: (flight) => flight.bagagemPeso, as: (flight) => number(flight.bagagemPeso, null) },
];

/** A flight in one line: `G3 1234 GRU → REC 10/12/2026 08:10`. */
function flightText({ cia, numero, origem, destino, dataPartida }: Flight): string {
  const route = [origem, destino].some(Boolean) ? `${origem ?? '?'} → ${destino ?? '?'}` : null;
  return [cia, numero, route, dataPartida && formatDateTime(dataPartida)].filter(Boolean).join(' ');
}

interface Placed {
  readonly segment: Segment;
  readonly flight: Flight;
  readonly trecho: number;
  readonly voo: number;
}

/** The flights with their places in the itinerary, counted from 1. */
function placed(itinerary: Itinerary): readonly Placed[] {
  return itinerary.flatMap((segment, at) => segment.voos.map((flight, index) => ({ segment, flight, trecho: at + 1, voo: index + 1 })));
}

function flightChanges(before: Placed | undefined, after: Placed | undefined): readonly FieldChange[] {
  const place = after ?? before;
  if (!place) return [];
  const { trecho, voo } = place;
  if (!before || !after) {
    const line = text(flightText(place.flight), null);
    return [{ campo: 'campo_voo', trecho, voo, antes: before ? line : null, depois: after ? line : null }];
  }
  return FLIGHT_FIELDS.filter(({ of }) => !isSame(of(before.flight), of(after.flight))).map(({ label, as }) => ({
    campo: label,
    trecho,
    voo,
    antes: as(before.flight),
    depois: as(after.flight),
  }));
}

function orderText(flights: readonly Placed[]): string {
  return flights.map(({ flight }) => flightText(flight)).join('; ');
}

/**
 * The differences between two itineraries: a flight that came or went in one line, one that is in both field by field, and a changed kind of
 * a segment. Flights and segments are known by their ids; one that only moved is told as another order.
 */
export function itineraryChanges(before: Itinerary, after: Itinerary): readonly FieldChange[] {
  const [former, present] = [placed(before), placed(after)];
  const kinds = after.flatMap((segment, at): FieldChange[] => {
    const old = before.find(({ id }) => id === segment.id);
    if (!old || old.tipo === segment.tipo) return [];
    const kind = option('tipo_segmento');
    return [{ campo: 'campo_tipo_trecho', trecho: at + 1, antes: kind(old.tipo, null), depois: kind(segment.tipo, null) }];
  });
  const sameFlight = (one: Placed) => (other: Placed) => one.flight.id === other.flight.id;
  const kept = present.flatMap((one) => flightChanges(former.find(sameFlight(one)), one));
  const gone = former.filter((one) => !present.some(sameFlight(one))).flatMap((one) => flightChanges(one, undefined));
  const [stayedBefore, stayedAfter] = [
    former.filter((one) => present.some(sameFlight(one))),
    present.filter((one) => former.some(sameFlight(one))),
  ];
  const moved = stayedAfter.some(({ flight }, index) => flight.id !== stayedBefore[index]?.flight.id);
  const order: FieldChange = {
    campo: 'campo_ordem_itinerario',
    antes: text(orderText(stayedBefore), null),
    depois: text(orderText(stayedAfter), null),
  };
  return [...kinds, ...kept, ...gone, ...(moved ? [order] : [])];
}
