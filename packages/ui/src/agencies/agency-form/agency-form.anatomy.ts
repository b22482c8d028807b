import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Registration', at: '[data-slot="collapsible-section"]', says: 'name, CNPJ, e-mail and address.' },
    {
      name: 'Contact',
      at: '[data-slot="collapsible-section"] ~ [data-slot="collapsible-section"]',
      says: 'whom to ask, and the phones.',
    },
    { name: 'Extra phones', at: 'fieldset', says: 'as many as there are; one can be added and removed.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
