import { brazilianClock } from '../../dates/index.ts';
import type { AirQuote } from '../../entities/index.ts';
import { isFinalized } from '../../requests/index.ts';
import { segmentEnds } from '../display/index.ts';
import { reservationState } from '../quote/index.ts';

type Approved = Pick<AirQuote, 'statusCotacao' | 'validadeReserva' | 'reservado' | 'segmentos'>;

/**
 * Whether a quote that is shown read-only for approval is expired: it is not finalized, its `validadeReserva` has passed, and it is either
 * not `reservado` or still to depart. A reservation whose flight has left is not expired any more.
 *
 * The departure is a time without zone; it is compared with the clock in Brasília.
 * @see S-050
 */
export function expiresInApproval(quote: Approved, now: Date): boolean {
  if (isFinalized(quote.statusCotacao) || reservationState(quote, now) !== 'past') return false;
  return !quote.reservado || departsLater(quote, now);
}

function departsLater({ segmentos: [first] }: Pick<AirQuote, 'segmentos'>, now: Date): boolean {
  const departure = first ? (segmentEnds(first).first?.dataPartida ?? null) : null;
  return departure !== null && departure > brazilianClock(now);
}
