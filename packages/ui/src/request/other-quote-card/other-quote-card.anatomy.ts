import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Hotel',
  parts: [
    { name: 'Supplier', at: '[data-slot="quote-card"] h3', says: 'names the card.' },
    { name: 'Offer', at: '[data-slot="quote-card"] header + *', says: 'what is offered.' },
    { name: 'Breakdown', at: '[data-slot="quote-card"] [aria-expanded]', says: 'opens the lines of the price.' },
    { name: 'Total', at: '[data-slot="quote-card"] [data-keeps-clear]', says: 'at the right edge, to be compared down the cards.' },
  ],
};
