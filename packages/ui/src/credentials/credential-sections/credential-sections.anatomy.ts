import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Section', at: '[data-service="AEREO"] h2', says: 'a kind of service, with the number of its credentials.' },
    { name: 'Service', at: '[data-service="AEREO"] [data-slot="badge"]', says: 'whether the agency offers it.' },
    { name: 'Actions', at: '[data-part="section-actions"]', says: 'switch the service, request a credential, configure a new one.' },
    {
      name: 'Credential',
      at: '[data-service="AEREO"] li',
      says: 'its consolidator and state, its companies, its fee, and what can be done with it.',
    },
  ],
};
