import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Loaded',
  screen: { width: 700, height: 420 },
  parts: [
    { name: 'Context', at: '[data-slot="dialog"] header', says: 'request, travellers and dates.' },
    { name: 'Card', at: '[data-slot="card-values"]', says: 'its values, masked until they are asked for.' },
  ],
};
