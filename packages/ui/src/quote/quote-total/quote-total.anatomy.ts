import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Differing',
  parts: [
    { name: 'Name', at: 'output > span', says: 'says whose total it is.' },
    { name: 'Total', at: 'output strong', says: 'the largest figure of the form.' },
    { name: 'Difference', at: 'output > :last-child', says: 'by how much it differs from the stored one.' },
  ],
};
