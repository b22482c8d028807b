import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Changes',
  parts: [
    { name: 'Notice', at: '[data-slot="banner"] p', says: 'a new quote, or changes of a stored one.' },
    {
      name: 'Which one',
      at: '[data-slot="banner"] div p + div > p, [data-slot="banner"] p + div p',
      says: 'what was typed of it, and since when.',
    },
    { name: 'Continue', at: '[data-slot="banner"] button', says: 'opens the quote as it was left.' },
    { name: 'Discard', at: '[data-slot="banner"] button + button', says: 'throws away what was typed.' },
  ],
};
