import { paymentTypeMayChange } from '@guiche/domain/payments';
import { requestMode } from '@guiche/domain/requests';
import { useQuery } from '@tanstack/react-query';
import { chargesQuery, type PlacedQuote } from './card-queries.ts';

/**
 * Whether the payment type of a quote is locked because it was charged. Asked when a stored quote opens in issue mode; while that is not known, and when
 * it cannot be known, the field can be changed, and the server decides.
 * @see
 */
export function usePaymentTypeLock(place: Omit<PlacedQuote, 'quote'>, quote: PlacedQuote['quote'] | null): boolean {
  const asked = quote !== null && requestMode(place.request.status) === 'issue';
  const { data } = useQuery({ ...chargesQuery(place, quote?.id), enabled: asked, retry: false });
  return data !== undefined && !paymentTypeMayChange(data);
}
