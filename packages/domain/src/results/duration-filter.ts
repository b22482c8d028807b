import { type Itinerary, travelMinutes } from './itinerary.ts';
import { liesWithin, type Range } from './range.ts';

/** The minutes of one step of the duration slider. @see S-027 */
export const DURATION_STEP = 30;

/**
 * Keeps the results whose travel duration lies between two values of the slider, n standing for n × 30 minutes; null keeps all.
 * @see S-027
 */
export function durationFilter(steps: Range | null): (result: Itinerary) => boolean {
  const range = steps && { min: steps.min * DURATION_STEP, max: steps.max * DURATION_STEP };
  return (result) => liesWithin(travelMinutes(result), range);
}
