import { minutesBetween } from '../../dates/index.ts';
import type { BusQuote } from '../../entities/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';
import type { Violation } from '../../messages/index.ts';
import { unreadableDates } from '../../quotes/unreadable-dates.ts';

/** How far the clock is turned back at the border of a time zone. */
const ZONE_MINUTES = 60;

/**
 * The violations of the times of a bus. A departure or arrival that is not an existing date and time is refused at its field
 * (`informe_a_hora` for a day without its time, else `data_invalida`), an arrival that is an hour or more before the departure at the arrival.
 * An empty one is not checked.
 *
 * Both are local times, and where the stations are is not known: less than an hour may be the border of a time zone, as on the half hour
 * from Castilho to Três Lagoas.
 * @see Q-321
 */
export function tripDateViolations({ dataPartida, dataChegada }: Pick<BusQuote, 'dataPartida' | 'dataChegada'>): readonly Violation[] {
  const unreadable = unreadableDates({ dataPartida, dataChegada }, ['dataPartida', 'dataChegada'], isExistingWallClock);
  if (unreadable.length > 0) return unreadable;
  const backward = dataPartida && dataChegada && minutesBetween(dataPartida, dataChegada) <= -ZONE_MINUTES;
  return backward ? [{ key: 'chegada_anterior_a_partida', field: 'dataChegada' }] : [];
}
