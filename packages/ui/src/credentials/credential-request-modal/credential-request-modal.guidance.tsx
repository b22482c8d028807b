import { COMPANIES } from '../../test-support/credential-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialRequestModal } from './credential-request-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  idServico: 5,
  suppliers: [
    { id: 's1', nome: 'Gol Linhas Aéreas' },
    { id: 's2', nome: 'Azul' },
  ],
  onSupplierChange: () => undefined,
  supplier: undefined,
  companies: COMPANIES,
  onSubmit: () => undefined,
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Opened from a client, it has that client ticked: only the supplier is left to choose.',
      example: <CredentialRequestModal {...WINDOW} defaultCompanies={[COMPANIES[0]]} />,
    },
    dont: {
      words: 'With none ticked it is requested for all companies: the tickets of every client are issued under the contract of this one.',
      example: <CredentialRequestModal {...WINDOW} />,
    },
  },
];
