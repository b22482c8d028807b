import type { GuidancePair } from '../../test-support/page.ts';
import { DateTimeInput } from '../date-time-input/index.ts';
import { InstantInput } from './instant-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A deadline is one moment for everybody, each in the own time.',
      example: <InstantInput label="Prazo de emissão" defaultValue="2026-12-10T15:00:00.000Z" />,
    },
    dont: {
      words: 'Without a zone, 12:00 in São Paulo and 12:00 in Manaus are an hour apart.',
      example: <DateTimeInput label="Prazo de emissão" defaultValue="2026-12-10T12:00" today="2026-11-21" />,
    },
  },
];
