import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 700, height: 760 },
  parts: [
    { name: 'Context', at: '[data-slot="dialog"] header', says: 'request, travellers and dates.' },
    { name: 'Traveller', at: '[data-slot="traveller-card"] h3', says: 'whose card it is.' },
    { name: 'Card', at: '[data-slot="card-values"]', says: 'its values, masked until they are asked for.' },
    { name: 'No card', at: '[data-slot="traveller-card"]:has(> p)', says: 'that the traveller has none.' },
  ],
};
