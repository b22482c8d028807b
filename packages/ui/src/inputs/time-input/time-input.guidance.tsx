import type { GuidancePair } from '../../test-support/page.ts';
import { TimeSelect } from '../time-select/index.ts';
import { TimeInput } from './time-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'A departure is known to the minute.', example: <TimeInput label="Hora do embarque" defaultValue="14:05" /> },
    dont: {
      words: 'A list of half hours has no 14:05: the rounded time stands in the traveller’s confirmation.',
      example: <TimeSelect label="Hora do embarque" defaultValue="14:00" />,
    },
  },
];
