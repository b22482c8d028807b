import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithCompanies',
  parts: [
    { name: 'Category', at: '[data-slot="car-result"] h3', says: 'names the offer; an unknown one is another.' },
    { name: 'Company and model', at: '[data-slot="car-result"] h3 + div', says: 'of the cheapest quote.' },
    { name: 'Pickup and return', at: '[data-slot="car-result"] header + dl', says: 'when and where.' },
    { name: 'Equipment', at: '[data-slot="car-result"] dl + ul', says: 'gear and air conditioning.' },
    { name: 'Total', at: '[data-slot="car-result"] [data-slot="money-text"]', says: 'for all days; the price of one is below.' },
    { name: 'Choose', at: '[data-slot="car-result"] [data-slot="button"]:last-child', says: 'chooses the car, or says that it is chosen.' },
    { name: 'Other options', at: '[data-slot="car-result"] [data-part="others"]', says: 'the same category of other companies.' },
  ],
};
