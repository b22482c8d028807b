import type { Violation } from '../messages/index.ts';
import { dateOrderViolations } from './date-order.ts';
import { missingFields } from './missing-fields.ts';

/** A search from one place to another, and back when `dataVolta` is given. */
export interface RoundTrip {
  readonly origem?: string | null | undefined;
  readonly destino?: string | null | undefined;
  readonly dataIda?: string | null | undefined;
  readonly dataVolta?: string | null | undefined;
}

/** What is wrong with a round-trip search: origin, destination and departure are required, and the return is not before the departure. */
export function roundTripViolations(trip: RoundTrip): readonly Violation[] {
  return [
    ...missingFields(trip, [
      ['origem', 'origem_obrigatoria'],
      ['destino', 'destino_obrigatorio'],
      ['dataIda', 'data_partida_obrigatoria'],
    ]),
    ...dateOrderViolations(
      { field: 'dataIda', value: trip.dataIda },
      { field: 'dataVolta', value: trip.dataVolta },
      'retorno_anterior_a_partida',
    ),
  ];
}
