import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Asks',
  parts: [
    { name: 'Question', at: '[data-slot="dialog"] h2', says: 'asks about this request.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'request, client, number of services.' },
    { name: 'Services', at: '[data-slot="dialog-body"] tbody', says: 'the chosen quote of each, what was approved and what it costs.' },
    { name: 'Consequence', at: '[data-slot="dialog-body"] table ~ p', says: 'where the request goes.' },
    { name: 'Way back', at: '[data-slot="dialog-footer"] button', says: 'has the focus.' },
    { name: 'Conclude', at: '[data-slot="dialog-footer"] button:last-child', says: 'issues what was confirmed.' },
  ],
};
