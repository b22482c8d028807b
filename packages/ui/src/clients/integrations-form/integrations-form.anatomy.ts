import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Integration', at: '[data-slot="collapsible-section"]', says: 'folds; whether it is active, and its settings.' },
    { name: 'Secret', at: 'input[type="password"]', says: 'a mask while it is stored.' },
    { name: 'Active ones', at: '[data-slot="form-footer"] output', says: 'how many there are.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
