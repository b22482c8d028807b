import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'for which service an offer is looked at.' },
    {
      name: 'Flights',
      at: '[data-part="segment"]',
      says: 'each segment with its flights and the waits between them, the same for all quotes.',
    },
    { name: 'Fare family', at: '[data-part="quote"] h4', says: 'names the quote.' },
    { name: 'Description', at: '[data-part="family"]', says: 'what the family allows.' },
    { name: 'Facts', at: '[data-part="quote"] dl', says: 'cabin, baggage and supplier.' },
    { name: 'Amounts', at: '[data-part="values"]', says: 'what makes up the total.' },
    { name: 'Choose', at: '[data-part="quote"] [data-slot="button"]', says: 'chooses the quote, or says that it is chosen.' },
  ],
};
