import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Known',
  parts: [
    { name: 'Client', at: '[data-slot="client-card"] h2', says: 'whose card it is.' },
    { name: 'Part', at: '[data-slot="client-card"] section', says: 'one for each kind of facts; one without facts is left out.' },
    { name: 'Other request', at: '[data-slot="client-card"] section:last-child li', says: 'a link, its travellers and its status.' },
  ],
};
