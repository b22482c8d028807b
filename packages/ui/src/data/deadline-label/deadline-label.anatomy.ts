import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'LastMinute',
  parts: [
    { name: 'Sign', at: '[data-urgency] svg', says: 'one for each step of urgency.' },
    { name: 'Time left', at: '[data-urgency]', says: 'the shortest words that say it; the moment itself is in its title.' },
  ],
};
