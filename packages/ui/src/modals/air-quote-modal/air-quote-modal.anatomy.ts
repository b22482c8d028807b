import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'new or stored, and which kind.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request and travellers.' },
    { name: 'Itinerary', at: '[data-slot="dialog-body"] [data-slot="collapsible-section"]', says: 'segments and flights, at the left.' },
    {
      name: 'Price',
      at: '[data-slot="dialog-body"] section[aria-label]',
      says: 'the ledger, at the right; below the itinerary on a phone.',
    },
    { name: 'Total', at: '[data-slot="form-footer"] output', says: 'always in sight.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
