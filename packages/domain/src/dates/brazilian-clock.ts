import type { WallClock } from '../units/index.ts';

// Swedish writes dates as ISO does.
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });

/** The local time in Brasília at a moment, `2026-11-21T14:05`: for comparing now with a time without a zone. */
export function brazilianClock(moment: Date): WallClock {
  return CLOCK.format(moment).replace(' ', 'T');
}
