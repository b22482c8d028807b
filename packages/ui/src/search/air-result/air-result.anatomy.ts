import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithOptions',
  parts: [
    { name: 'Airline', at: '[data-slot="air-result"] h3', says: 'names the offer, behind its logo.' },
    { name: 'Family', at: '[data-slot="air-result"] h3 + div', says: 'the fare of the cheapest quote.' },
    { name: 'Lowest', at: '[data-slot="air-result"] header [data-slot="badge"]', says: 'no other offer costs less.' },
    { name: 'Segment', at: '[data-slot="air-result"] ol > li', says: 'day, times, stops, cabin and baggage.' },
    { name: 'Supply', at: '[data-slot="air-result"] ol + dl', says: 'who sells it, and until when it is reserved.' },
    { name: 'Total', at: '[data-slot="air-result"] [data-slot="money-text"]', says: 'at the right edge, to be compared down the list.' },
    {
      name: 'Choose',
      at: '[data-slot="air-result"] [data-slot="button"]:last-child',
      says: 'chooses the cheapest quote, or says that it is chosen.',
    },
    { name: 'Other options', at: '[data-slot="air-result"] [data-part="others"]', says: 'the same flights at other fares or of others.' },
  ],
};
