import { minutesUnderWay } from '../../airports/index.ts';
import type { Segment } from '../../entities/index.ts';
import { segmentEnds } from './air-display.ts';

/**
 * The minutes from a segment's first departure to its last arrival, connections included, each time read in the zone of its airport. Null
 * while a time is unknown, and when the segment arrives before it departs.
 * @see S-027
 */
export function segmentMinutes(segment: Pick<Segment, 'voos'>): number | null {
  const { first, last } = segmentEnds(segment);
  const [departure, arrival] = [first?.dataPartida ?? null, last?.dataChegada ?? null];
  // A day whose time is still missing gives no duration either.
  if (!(departure?.includes('T') && arrival?.includes('T'))) return null;
  const minutes = minutesUnderWay({ clock: departure, airport: first?.origem ?? null }, { clock: arrival, airport: last?.destino ?? null });
  return minutes >= 0 ? minutes : null;
}
