import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'new or stored, and which kind.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request and travellers.' },
    {
      name: 'Service',
      at: '[data-slot="collapsible-section"]:has([name="descricao"])',
      says: 'what is offered, in words, where, and by which type of expense.',
    },
    {
      name: 'Price',
      at: '[data-slot="dialog-body"] section[aria-label]',
      says: 'the ledger, at the right; below the description on a phone.',
    },
    {
      name: 'Supply',
      at: '[data-slot="collapsible-section"]:has([name="fornecedorServico"])',
      says: 'who sells, by whom the quote is called in lists, and how it is paid.',
    },
    { name: 'Total', at: '[data-slot="form-footer"] output', says: 'always in sight.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
