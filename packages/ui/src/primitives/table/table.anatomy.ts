import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Rows',
  parts: [
    { name: 'Headings', at: 'thead th', says: 'stay in sight while the rows scroll.' },
    { name: 'Row', at: 'tbody tr', says: 'one thing; a line parts it from the next.' },
    { name: 'Amounts', at: 'tbody td:last-child', says: 'stand at the end, so that they can be compared down the column.' },
  ],
};
