import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Hotel',
  parts: [
    { name: 'Name', at: '[data-slot="quote-card"] h3', says: 'the hotel, the car or the supplier.' },
    { name: 'Room', at: '[data-slot="quote-card"] h3 + div', says: 'what the price of a hotel includes.' },
    { name: 'Status', at: '[data-slot="quote-card"] [data-slot="badge"]', says: 'where the quote stands.' },
    { name: 'Stay', at: '[data-slot="quote-card"] header + *', says: 'both moments, the nights and the price of one.' },
    { name: 'Supply', at: '[data-slot="quote-card"] dl', says: 'by whom it is sold, and how it is paid.' },
    { name: 'Breakdown', at: '[data-slot="quote-card"] [aria-expanded]', says: 'opens the lines of the price.' },
    { name: 'Total', at: '[data-slot="quote-card"] [data-keeps-clear]', says: 'at the right edge, to be compared down the cards.' },
    { name: 'Actions', at: '[data-slot="quote-card"] [data-keeps-clear] + div', says: 'remove, and the next step.' },
  ],
};
