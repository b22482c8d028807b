import type { TipoServico } from '../enums/index.ts';
import { type ReservationData, reservationDataChanged } from './reservation-data.ts';

/** A part of a reservation that people compare as a whole: a flight, or what a hotel, a car or a coach reserves. */
export type ReservationPart = 'voo' | 'nome' | 'tipoApartamento' | 'checkin' | 'checkout' | 'retirada' | 'devolucao' | 'partida';

/** A part that is not as it was approved. */
export interface ReservationDifference {
  readonly part: ReservationPart;
  /** Which of several such parts it is, counted from 1. */
  readonly place: number;
  /** Its data as they were approved and as they are now; null where it is missing. */
  readonly approved: ReservationData | null;
  readonly present: ReservationData | null;
}

/** The parts of each kind, with the places of their data. A flight is airline, number, origin, destination, departure and arrival. */
const PARTS: Readonly<Record<TipoServico, readonly (readonly [part: ReservationPart, places: readonly number[]])[]>> = {
  AEREO: [['voo', [0, 1, 2, 3, 4, 5]]],
  HOTEL: [
    ['nome', [0]],
    ['tipoApartamento', [1]],
    ['checkin', [2]],
    ['checkout', [3]],
  ],
  // Day, time and place.
  CARRO: [
    ['retirada', [0, 1, 4]],
    ['devolucao', [2, 3, 5]],
  ],
  RODOVIARIO: [['partida', [0]]],
  OUTROS: [],
};

/**
 * The parts of a reservation in which what was approved and what is reserved now differ, in their order; flights are compared by their place.
 * Both are what `reservationOf` makes of quotes of the kind.
 * @see Q-104, S-001
 */
export function reservationDifferences(
  kind: TipoServico,
  approved: ReservationData,
  present: ReservationData,
): readonly ReservationDifference[] {
  const parts = PARTS[kind];
  const size = parts.flatMap(([, places]) => places).length;
  if (size === 0) return [];
  const rounds = Math.ceil(Math.max(approved.length, present.length) / size);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    parts.flatMap(([part, places]): ReservationDifference[] => {
      const of = (data: ReservationData) => (data.length > round * size ? places.map((place) => data[round * size + place] ?? null) : null);
      const [before, now] = [of(approved), of(present)];
      return reservationDataChanged(before ?? [], now ?? []) ? [{ part, place: round + 1, approved: before, present: now }] : [];
    }),
  );
}
