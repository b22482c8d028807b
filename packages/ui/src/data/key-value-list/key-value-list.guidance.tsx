import type { GuidancePair } from '../../test-support/page.ts';
import { KeyValueList } from './key-value-list.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A missing fact is a dash: the clerk sees that nobody approves.',
      example: (
        <KeyValueList
          items={[
            { label: 'Cliente', value: 'Aurora Alimentos' },
            { label: 'Centro de custo', value: '4100 · Safra' },
            { label: 'Aprovador', value: null },
          ]}
        />
      ),
    },
    dont: {
      words: 'What only a program understands is no value.',
      example: (
        <KeyValueList
          items={[
            { label: 'Cliente', value: 'Aurora Alimentos' },
            { label: 'Centro de custo', value: '4100 · Safra' },
            { label: 'Aprovador', value: 'null' },
          ]}
        />
      ),
    },
  },
];
