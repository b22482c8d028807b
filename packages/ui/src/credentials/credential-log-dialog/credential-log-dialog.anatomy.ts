import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Entry', at: '[data-part="entries"] li', says: 'when something happened, what, and by whom.' },
    { name: 'Values', at: '[data-part="entries"] dl', says: 'what changed, before and after.' },
  ],
};
