import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Pending',
  parts: [
    { name: 'Airline', at: '[data-slot="quote-card"] h3', says: 'names the card.' },
    { name: 'Family and baggage', at: '[data-slot="quote-card"] h3 + div', says: 'what the fare includes.' },
    { name: 'Status', at: '[data-slot="quote-card"] [data-slot="badge"]', says: 'where the quote stands.' },
    { name: 'Segment', at: '[data-slot="quote-card"] ol > li', says: 'day, times, stops and flight on one line.' },
    { name: 'Supply', at: '[data-slot="quote-card"] ol + div dl', says: 'by whom it is sold, and how it is paid.' },
    { name: 'Breakdown', at: '[data-slot="quote-card"] [aria-expanded]', says: 'opens the lines of the price.' },
    { name: 'Total', at: '[data-slot="quote-card"] [data-keeps-clear]', says: 'at the right edge, to be compared down the cards.' },
    { name: 'Actions', at: '[data-slot="quote-card"] [data-keeps-clear] + div', says: 'remove, edit, and the next step.' },
  ],
};
