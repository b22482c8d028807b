import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Folded',
  parts: [
    { name: 'Title', at: '[data-slot="collapsible-section"] button > span', says: 'names the part; a press on its line folds it.' },
    { name: 'Fields', at: '[data-slot="field"]', says: 'stay mounted while folded, and keep what was typed.' },
    {
      name: 'Folded part',
      at: '[data-slot="collapsible-section"][data-state="closed"]',
      says: 'opens by itself when one of its fields is refused.',
    },
  ],
};
