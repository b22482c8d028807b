import type { WallClock } from '../units/index.ts';
import { BRASILIA, clockIn } from './clock-in.ts';

/** The local time in Brasília at a moment, `2026-11-21T14:05`: for comparing now with a time without a zone. */
export function brazilianClock(moment: Date): WallClock {
  return clockIn(moment, BRASILIA);
}
