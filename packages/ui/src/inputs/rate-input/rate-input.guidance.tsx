import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyInput } from '../money-input/index.ts';
import { RateInput } from './rate-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Six decimals: on a fare of US$ 3.000,00 the fifth is worth 15 centavos.',
      example: <RateInput label="Câmbio" defaultValue={5.4321} />,
    },
    dont: {
      words: 'An amount has two decimals; the rest of the rate is lost.',
      example: <MoneyInput label="Câmbio" defaultValue={5.43} />,
    },
  },
];
