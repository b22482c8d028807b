import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Name and description', at: '[name="nome"]', says: 'both required.' },
    { name: 'Clients', at: 'fieldset', says: 'a field for each; one can be added and removed.' },
    { name: 'Count', at: '[data-slot="form-footer"] output', says: 'how many clients are chosen.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
