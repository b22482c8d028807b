import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Found',
  screen: { width: 700, height: 520 },
  parts: [
    { name: 'Consolidator', at: '[data-slot="dialog"] header', says: 'whose credential is tested.' },
    { name: 'Search', at: '[data-part="fields"]', says: 'the fields of this kind of service.' },
    { name: 'Answer', at: '[data-slot="banner"]', says: 'how many results were found, or the words of the provider.' },
    {
      name: 'Actions',
      at: '[data-slot="dialog-footer"]',
      says: 'close, or test: the one primary action, which Enter in any field does, too.',
    },
  ],
};
