import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'new or stored, and which kind.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request and travellers.' },
    { name: 'Car', at: '[data-slot="collapsible-section"]:has([name="nomeCia"])', says: 'rental company and vehicle.' },
    {
      name: 'Rental',
      at: '[data-slot="collapsible-section"]:has([name="dataRetirada"])',
      says: 'when and where, and the days that follow from it.',
    },
    {
      name: 'Price',
      at: '[data-slot="dialog-body"] section[aria-label]',
      says: 'the ledger, which starts with the rate per day; below the rental on a phone.',
    },
    { name: 'Total', at: '[data-slot="form-footer"] output', says: 'always in sight.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
