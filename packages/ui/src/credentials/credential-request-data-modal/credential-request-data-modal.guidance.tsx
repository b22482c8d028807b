import type { SentCredentialRequest } from '@guiche/domain/entities';
import { COMPANIES } from '../../test-support/credential-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialRequestDataModal } from './credential-request-data-modal.tsx';

const sent = (document: string, volume: string): SentCredentialRequest => ({
  id: 'c1',
  idServico: 6,
  consolidadora: 'EXPEDIA',
  fornecedor: { id: 's9', nome: 'Expedia Brasil' },
  campos: [
    { nome: document, valor: '12.345.678/0001-95' },
    { nome: volume, valor: '120' },
  ],
  empresas: [COMPANIES[0]],
  estado: 'SOLICITADA',
  solicitante: 'Renata Vasconcelos',
  data: '2026-11-20T13:30:00.000Z',
});

export const guidance: readonly GuidancePair[] = [
  {
    framed: 460,
    do: {
      words: 'The supplier’s own names for its fields: who asks there what became of it says the same words.',
      example: <CredentialRequestDataModal open onOpenChange={() => undefined} request={sent('CNPJ da agência', 'Volume mensal')} />,
    },
    dont: {
      words: 'The names of a database, which nobody at the supplier knows.',
      example: <CredentialRequestDataModal open onOpenChange={() => undefined} request={sent('ag_cnpj', 'vol_m')} />,
    },
  },
];
