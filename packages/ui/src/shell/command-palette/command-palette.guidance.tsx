import type { GuidancePair } from '../../test-support/page.ts';
import { CommandPalette } from './command-palette.tsx';

const nothing = () => undefined;
const OPEN = { open: true, onOpenChange: nothing, term: '', onTermChange: nothing, onChoose: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'A request is told apart by traveller and client; what is opened often has its keys beside it.',
      example: (
        <CommandPalette
          {...OPEN}
          groups={[
            {
              id: 'recent',
              label: 'Recentes',
              commands: [{ id: '48210', label: 'Solicitação 48210', sublabel: 'Marina Duarte · Banco Ipê' }],
            },
            { id: 'screens', label: 'Telas', commands: [{ id: '/agencia', label: 'Agência', keys: ['g', 'a'] }] },
          ]}
        />
      ),
    },
    dont: {
      words: 'Bare numbers: people open three of them to find the one.',
      example: (
        <CommandPalette
          {...OPEN}
          groups={[{ id: 'recent', label: 'Recentes', commands: ['48210', '48305', '48217'].map((id) => ({ id, label: id })) }]}
        />
      ),
    },
  },
];
