import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Traveller', at: 'h2', says: 'whose requests they are.' },
    { name: 'Request', at: 'a', says: 'opens the changed issue; the whole row does.' },
    { name: 'Status', at: '[data-slot="badge"]', says: 'what is still to be done.' },
  ],
};
