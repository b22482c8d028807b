import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Facts',
  parts: [
    { name: 'Time left', at: '[data-slot="request-rail"] time', says: 'first, since it decides the pace.' },
    { name: 'Responsible', at: '[data-slot="responsible-control"]', says: 'who has it, and what can be done about it.' },
    {
      name: 'Facts',
      at: '[data-slot="request-rail"] dl + dl',
      says: 'journey, client, requester, and the fields that the client filled in.',
    },
    { name: 'Travellers', at: '[data-slot="request-rail"] ul', says: 'each with what marks them out.' },
  ],
};
