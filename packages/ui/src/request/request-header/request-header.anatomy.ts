import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Mine',
  parts: [
    { name: 'Way back', at: '[data-slot="request-header"] a', says: 'to the list, as it was left.' },
    { name: 'Number', at: '[data-slot="request-header"] h1', says: 'the heading of the page.' },
    { name: 'Status', at: '[data-slot="request-header"] [data-slot="badge"]', says: 'where the request stands.' },
    { name: 'Time left', at: '[data-slot="request-header"] time', says: 'until when the agency has to act.' },
    { name: 'Responsible', at: '[data-slot="responsible-control"]', says: 'who has it, and what can be done about it.' },
  ],
};
