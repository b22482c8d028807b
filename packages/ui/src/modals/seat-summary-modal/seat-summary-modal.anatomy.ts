import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 700, height: 560 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'of which service the seats are.' },
    { name: 'Flight', at: '[data-part="flight"] h3', says: 'number, day, departure and route.' },
    { name: 'Count', at: '[data-part="count"]', says: 'how many of the travellers have a seat on it.' },
    { name: 'Traveller', at: '[data-part="flight"] dt', says: 'who sits there.' },
    { name: 'Seat', at: '[data-part="flight"] dd', says: 'the seat, or in words that there is none.' },
  ],
};
