import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Summary',
  parts: [
    { name: 'Question', at: '[data-slot="dialog"] h2', says: 'asks about this request.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request, client, number of services.' },
    { name: 'Services', at: '[data-slot="dialog-body"] tbody', says: 'what the client gets to see: quotes and lowest total of each.' },
    { name: 'Consequence', at: '[data-slot="dialog-body"] table ~ p', says: 'what cannot be changed afterwards.' },
    { name: 'Way back', at: '[data-slot="dialog-footer"] button', says: 'has the focus.' },
    { name: 'Conclude', at: '[data-slot="dialog-footer"] button:last-child', says: 'sends the quotes to the client.' },
  ],
};
