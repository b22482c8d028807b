import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'new or stored, and which kind.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request and travellers.' },
    {
      name: 'Trip',
      at: '[data-slot="collapsible-section"]:has([name="dataPartida"])',
      says: 'company, class, departure and arrival with their stations.',
    },
    {
      name: 'Price',
      at: '[data-slot="dialog-body"] section[aria-label]',
      says: 'the ledger, at the right; below the trip on a phone.',
    },
    { name: 'Total', at: '[data-slot="form-footer"] output', says: 'always in sight.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
