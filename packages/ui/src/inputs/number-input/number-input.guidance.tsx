import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyInput } from '../money-input/index.ts';
import { NumberInput } from './number-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The unit stands in the field, and is read with it.',
      example: <NumberInput label="Distância até o evento" fraction={1} suffix="km" defaultValue={4.5} />,
    },
    dont: {
      words: 'A rule for typing in place of the unit: kilometres or minutes?',
      example: <NumberInput label="Distância (só números, com vírgula)" fraction={1} defaultValue={4.5} />,
    },
  },
  {
    do: { words: 'Money has a field that names its currency.', example: <MoneyInput label="Diária" defaultValue={275.5} /> },
    dont: {
      words: 'Without the currency R$ 275,50 and US$ 275,50 look the same.',
      example: <NumberInput label="Diária" defaultValue={275.5} />,
    },
  },
];
