import type { GuidancePair } from '../../test-support/page.ts';
import { ClientSelector } from './client-selector.tsx';

const CHOICE = { onValueChange: () => undefined };
const CLIENTS = [
  { instancia: 'jequitiba', name: 'Banco Jequitibá S.A.' },
  { instancia: 'serraazul', name: 'Metalúrgica Serra Azul S.A.' },
];
const INSTANCES = CLIENTS.map(({ instancia }) => ({ instancia, name: instancia }));

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The registered names, as on the contract: two companies of one group differ in them.',
      example: <ClientSelector {...CHOICE} value="serraazul" clients={CLIENTS} loadClients={async () => CLIENTS} />,
    },
    dont: {
      words: 'The names of the instances are those of the system, not those of people.',
      example: <ClientSelector {...CHOICE} value="serraazul" clients={INSTANCES} loadClients={async () => INSTANCES} />,
    },
  },
];
