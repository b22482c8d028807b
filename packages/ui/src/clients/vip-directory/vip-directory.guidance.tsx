import type { GuidancePair } from '../../test-support/page.ts';
import { VipDirectory } from './vip-directory.tsx';

const SERRA = { id: 106, name: 'Metalúrgica Serra Azul S.A.', instancia: 'serraazul' };
const DIRECTORY = {
  clients: [SERRA],
  client: SERRA,
  onClientChange: () => undefined,
  travellers: [],
  term: '',
  onTermChange: () => undefined,
  onSearch: async () => [],
  onMarksChange: () => undefined,
  onRemove: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'People who may not see the marks are told so, and who can change that.',
      example: <VipDirectory {...DIRECTORY} hidden />,
    },
    dont: {
      words: 'An empty list says that the client has no VIP: its president waits in line like everybody else.',
      example: <VipDirectory {...DIRECTORY} />,
    },
  },
];
