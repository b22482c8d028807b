import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithErrors',
  parts: [
    { name: 'Arrow', at: '[data-slot="collapsible-section"] button > svg', says: 'turns when the part opens.' },
    { name: 'Title', at: '[data-slot="collapsible-section"] button > span', says: 'what is inside.' },
    {
      name: 'Errors',
      at: '[data-slot="collapsible-section"] button > span:last-child',
      says: 'how many fields inside were refused, folded or not.',
    },
  ],
};
