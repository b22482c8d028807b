import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Generated',
  screen: { width: 700, height: 460 },
  parts: [
    { name: 'Context', at: '[data-slot="dialog"] header', says: 'request, travellers and dates.' },
    { name: 'Card', at: '[data-slot="card-values"]', says: 'its values, masked until they are asked for.' },
    { name: 'Actions', at: '[data-slot="dialog-footer"]', says: 'generate or cancel, as the state of the card allows it.' },
  ],
};
