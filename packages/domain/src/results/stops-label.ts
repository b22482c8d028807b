import type { airMessages } from '../messages/air/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';

/**
 * What a search result says of the stops of a segment with so many flights: direct, `1 escala`, `N escalas` with one stop less than
 * flights. Connections are not told apart from stops here, as `stopsLabel` does for a quote.
 * @see S-057
 */
export function searchStopsLabel(flights: number): Wording<TopicKey<typeof airMessages>> {
  if (flights <= 1) return { key: 'direto' };
  return flights === 2 ? { key: 'uma_escala' } : { key: 'n_escalas', params: { n: flights - 1 } };
}
