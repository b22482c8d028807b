import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Loaded',
  parts: [
    {
      name: 'New tab',
      at: '[data-slot="embedded-frame"] > a',
      says: 'opens the page by itself, unless its address holds a secret.',
      optional: true,
    },
    { name: 'Page', at: '[data-slot="embedded-frame"] iframe', says: 'the page of the other system, in a sandbox.' },
  ],
};
