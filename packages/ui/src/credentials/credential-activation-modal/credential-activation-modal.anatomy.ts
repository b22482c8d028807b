import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Requested',
  screen: { width: 900, height: 620 },
  parts: [
    { name: 'Identification', at: '[name="identificador"]', says: 'by which the supplier knows the agency; nothing is sent without it.' },
    { name: 'Content', at: '[name="conteudo.usuario"]', says: 'what the consolidator asks for, and no more.' },
    { name: 'Companies', at: 'fieldset[name="empresas"]', says: 'for whom the credential holds; with none checked, for all.' },
    { name: 'Activate', at: '[data-slot="dialog-footer"] [type="submit"]', says: 'the one primary action.' },
  ],
};
