import type { GuidancePair } from '../../test-support/page.ts';
import { InstantInput } from '../instant-input/index.ts';
import { DateTimeInput } from './date-time-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A flight leaves at the time of its airport, wherever the clerk sits.',
      example: (
        <DateTimeInput
          label="Partida de Manaus"
          defaultValue="2026-12-10T08:10"
          today="2026-11-21"
          description="Hora local de Manaus, como no bilhete."
        />
      ),
    },
    dont: {
      words: 'A moment is shown in the time of this computer: one hour off the ticket.',
      example: <InstantInput label="Partida de Manaus" defaultValue="2026-12-10T12:10:00.000Z" />,
    },
  },
];
