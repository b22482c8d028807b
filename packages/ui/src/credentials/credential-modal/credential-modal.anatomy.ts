import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  screen: { width: 900, height: 720 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'for which kind of service, and which consolidator.' },
    { name: 'Consolidator', at: '[name="consolidadora"]', says: 'decides which fields there are.' },
    { name: 'Access', at: '[data-slot="collapsible-section"]', says: 'what this consolidator asks for, and no more.' },
    { name: 'Companies', at: 'fieldset[name="empresas"]', says: 'for whom the credential holds; with none checked, for all.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
