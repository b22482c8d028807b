import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Asked',
  screen: { width: 700, height: 620 },
  parts: [
    { name: 'Supplier', at: '[name="fornecedor"]', says: 'from whom the credential is requested.' },
    { name: 'Fields', at: '[data-slot="dialog-body"] fieldset', says: 'what this supplier asks for, in its words.' },
    { name: 'Companies', at: 'fieldset[name="empresas"]', says: 'for whom the credential is to hold; with none checked, for all.' },
    { name: 'Request', at: '[data-slot="dialog-footer"] [type="submit"]', says: 'the one primary action.' },
  ],
};
