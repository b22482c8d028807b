import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Personal data', at: '[data-slot="collapsible-section"]', says: 'name, e-mail, login and role.' },
    { name: 'Rights', at: '[data-slot="collapsible-section"] ~ [data-slot="collapsible-section"]', says: 'one box for each.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
