import type { ClientDetails } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { ClientList } from './client-list.tsx';

const CLIENTS: readonly ClientDetails[] = ['Banco Jequitibá S.A.', 'Mandacaru Tecnologia Ltda.', 'Metalúrgica Serra Azul S.A.'].map(
  (name, index) => ({
    id: 101 + index,
    name,
    instancia: `cliente${index}`,
    agencyInstances: [{ agencyId: 1, productId: index + 1 }],
    clienteNovo: false,
  }),
);
const LIST = {
  clients: CLIENTS,
  term: '',
  onTermChange: () => undefined,
  onChoose: () => undefined,
  onOpenTraits: () => undefined,
  credentialsHref: ({ instancia }: ClientDetails) => `#/clientes/credenciais?cliente=${instancia}`,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Back from its credentials, the client is still marked: the next one is the one below.',
      example: <ClientList {...LIST} chosen="cliente1" />,
    },
    dont: {
      words: 'Without the mark one looks for the place among two hundred clients again, and skips one of them.',
      example: <ClientList {...LIST} chosen="" />,
    },
  },
];
