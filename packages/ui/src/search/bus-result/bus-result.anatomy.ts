import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithSellers',
  parts: [
    { name: 'Company', at: '[data-slot="bus-result"] h3', says: 'names the offer.' },
    { name: 'Class', at: '[data-slot="bus-result"] h3 + div', says: 'of the seat.' },
    { name: 'Times', at: '[data-slot="bus-result"] [data-part="times"]', says: 'day, departure, time under way and arrival.' },
    { name: 'Stations', at: '[data-slot="bus-result"] [data-part="stations"]', says: 'from which to which.' },
    { name: 'Total', at: '[data-slot="bus-result"] [data-slot="money-text"]', says: 'at the right edge, to be compared down the list.' },
    {
      name: 'Choose',
      at: '[data-slot="bus-result"] [data-slot="button"]:last-child',
      says: 'chooses the coach, or says that it is chosen.',
    },
    {
      name: 'Other options',
      at: '[data-slot="bus-result"] [data-part="others"]',
      says: 'the same coach of other sellers, or in another class.',
    },
  ],
};
