import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Facts',
  parts: [
    { name: 'Name', at: 'dt', says: 'one or two words, quieter than the value.' },
    { name: 'Value', at: 'dd', says: 'what one came to read; it may break into lines.' },
    { name: 'Missing value', at: 'dd > span', says: 'a dash, read as a word.' },
  ],
};
