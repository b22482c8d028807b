import type { CarQuote, TravelRequest } from '@guiche/domain/entities';
import { issueEnding } from '@guiche/domain/fines';
import { useMayEnd } from './use-may-end.ts';

interface OpenedRental {
  request: TravelRequest;
  /** The stored quote; null for a new one. */
  quote: CarQuote | null;
  history: boolean;
}

/** The quote of a rental that may be cancelled, as the cache holds it now; undefined for any other. @see Q-049 */
export function useCancellableRental({ request, quote, history }: OpenedRental): CarQuote | undefined {
  const mayEnd = useMayEnd(request, history);
  // As it is now: somebody else may have changed it while the window is open.
  const present = request.servicosCarro.flatMap(({ cotacoes }) => cotacoes).find(({ id }) => id === quote?.id);
  return mayEnd && present && issueEnding(request.status, 'CARRO', present) === 'CANCELAMENTO' ? present : undefined;
}
