import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'New group', at: '[data-slot="button"]', says: 'opens the empty form.' },
    { name: 'Group', at: 'li', says: 'the name opens its form; below it the description and the clients.' },
  ],
};
