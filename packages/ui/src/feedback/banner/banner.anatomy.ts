import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Dismissed',
  parts: [
    { name: 'Sign', at: '[data-slot="banner"] > svg', says: 'tells the four tones by its shape.' },
    { name: 'Notice', at: '[data-slot="banner"] p', says: 'what is true now, in one sentence.' },
    { name: 'Close', at: '[data-slot="banner"] > button', says: 'only where the notice may be put away.' },
  ],
};
