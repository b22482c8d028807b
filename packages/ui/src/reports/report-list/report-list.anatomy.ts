import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Search', at: 'input', says: 'finds reports by their name and by what they tell.' },
    { name: 'Report', at: 'li a', says: 'its name, and below it what it tells; the one that is open is marked.' },
  ],
};
