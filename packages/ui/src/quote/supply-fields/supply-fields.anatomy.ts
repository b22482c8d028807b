import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Consolidator', at: '[name="agenciaServico"]', says: 'who sells the service to the agency.' },
    { name: 'Intermediary', at: '[name="intermediador"]', says: 'who stands between, if anybody does.' },
    { name: 'Supplier', at: '[name="fornecedorServico"]', says: 'who renders it.' },
    { name: 'Payment type', at: '[name="tipoPagamento"]', says: 'how it is paid.' },
    { name: 'Waiting', at: '[role="checkbox"]', says: 'the supplier has yet to answer; the request cannot be concluded before.' },
  ],
};
