import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Travellers',
  parts: [
    {
      name: 'Views',
      at: '[data-slot="service-details"] [role="tablist"]',
      says: 'one at a time, since there is little room beside a form.',
    },
    { name: 'Traveller', at: '[data-slot="service-details"] li', says: 'the name, with its mark and e-mail.' },
    { name: 'Programmes', at: '[data-slot="service-details"] li dl', says: 'each with the number of the member.' },
    { name: 'Company', at: '[data-slot="service-details"] ul + dl', says: 'who travels along, and how many are adults.' },
  ],
};
