import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'SameCity',
  parts: [
    { name: 'Pickup city', at: '[name="cidadeRetirada"]', says: 'one that its lookup found.' },
    { name: 'Pickup', at: '[name="dataRetirada"]', says: 'day and time, as the clock there shows them.' },
    { name: 'Return city', at: '[name="cidadeDevolucao"]', says: 'the pickup city while it is empty.' },
    { name: 'Return', at: '[name="dataDevolucao"]', says: 'not before the pickup.' },
    { name: 'Search', at: '[type="submit"]', says: 'the one primary action; Enter in any field does the same.' },
  ],
};
