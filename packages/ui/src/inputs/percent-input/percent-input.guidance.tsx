import type { GuidancePair } from '../../test-support/page.ts';
import { NumberInput } from '../number-input/index.ts';
import { PercentInput } from './percent-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'As people say it: 12,50 %.', example: <PercentInput label="Comissão" defaultValue={12.5} /> },
    dont: { words: 'A fraction has to be computed by whoever reads it.', example: <NumberInput label="Comissão" defaultValue={0.125} /> },
  },
];
