import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { MoneyInput } from './money-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The currency stands in the field: US$ 1.642,32 and R$ 1.642,32 are different tickets.',
      example: <MoneyInput label="Tarifa" defaultValue={1642.32} currency="USD" />,
    },
    dont: {
      words: 'As text, a dot and a comma can be a thousand apart, and the total cannot be computed.',
      example: <TextInput label="Tarifa (em dólares)" defaultValue="1642.32" />,
    },
  },
  {
    do: {
      words: 'Leave an unknown amount empty.',
      example: <MoneyInput label="Desconto" defaultValue={null} description="Vazio: nenhum desconto." />,
    },
    dont: { words: 'A zero that nobody typed looks like a decision.', example: <MoneyInput label="Desconto" defaultValue={0} /> },
  },
];
