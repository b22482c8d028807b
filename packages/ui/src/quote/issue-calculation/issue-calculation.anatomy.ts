import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Cancellation',
  parts: [
    { name: 'Result', at: 'dt', says: 'what is kept, given back or left.' },
    { name: 'Amount', at: 'dd', says: 'in the currency of the quote.' },
    { name: 'Formula', at: 'dd.g\\:col-span-2', says: 'the steps that lead to it, with a limit when it holds.' },
    { name: 'Client', at: '[data-slot="client-result"]', says: 'what the client pays or gets in the end.' },
  ],
};
