import type { airMessages } from '../messages/air/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';

/**
 * The stops label of a search result's segment, by its number of flights: direct, `1 escala`, `N escalas` (flights less one). Unlike
 * `stopsLabel` of a quote it does not distinguish connections from stops.
 * @see S-057
 */
export function searchStopsLabel(flights: number): Wording<TopicKey<typeof airMessages>> {
  if (flights <= 1) return { key: 'direto' };
  return { key: 'n_escalas', params: { count: flights - 1 } };
}
