import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Found',
  framed: 300,
  parts: [
    { name: 'Label', at: 'label', says: 'names what is searched.' },
    { name: 'Search text', at: '[role="combobox"]', says: 'takes what one types, and shows the choice afterwards.' },
    { name: 'List', at: '[role="listbox"]', says: 'the results, as wide as they need to be, over what is below.' },
    {
      name: 'Marked option',
      at: '[role="option"][aria-selected="true"], [role="option"]',
      says: 'the one that Enter takes; the first is marked at once.',
    },
  ],
};
