import type { GuidancePair } from '../../test-support/page.ts';
import type { ShownCredentialLogEntry } from './credential-log-dialog.tsx';
import { CredentialLogDialog } from './credential-log-dialog.tsx';

const ENTRY: ShownCredentialLogEntry = {
  acao: 'ALTERAR',
  idUsuarioAgencia: 'u-renata',
  colaborador: null,
  data: '2026-11-20T14:05:00Z',
  detalhes: {
    identificador: '57-1234',
    credencial: {
      antigo: JSON.stringify({ usuario: 'ana', cobrancaFee: 'FORNECEDOR' }),
      novo: JSON.stringify({ usuario: 'bia', cobrancaFee: 'VIAJANTE', fee: 35 }),
    },
    empresas: { antigo: [], novo: [] },
  },
};
const WINDOW = { open: true, onOpenChange: () => undefined, context: 'Gol', entries: [ENTRY] };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 480,
    do: {
      words: 'With `nameOf` each change has a name: that person can be asked why.',
      example: <CredentialLogDialog {...WINDOW} nameOf={(id) => (id === 'u-renata' ? 'Renata Vasconcelos' : undefined)} />,
    },
    dont: {
      words: 'Without it somebody of the agency changed the fee, and nobody knows whom to ask.',
      example: <CredentialLogDialog {...WINDOW} />,
    },
  },
];
