import type { GuidancePair } from '../../test-support/page.ts';
import { TimeInput } from '../time-input/index.ts';
import { TimeSelect } from './time-select.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'A rough time is chosen.', example: <TimeSelect label="Retirada do carro" defaultValue="14:00" /> },
    dont: { words: 'A minute that nobody will keep.', example: <TimeInput label="Retirada do carro" defaultValue="14:07" /> },
  },
];
