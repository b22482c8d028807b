import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { TicketNumberInput } from './ticket-number-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Each traveller’s ticket in a field of its own.',
      example: (
        <div className="g:grid g:gap-3">
          <TicketNumberInput label="Bilhete de Ana Beatriz Lima" defaultValue="9572401118357" />
          <TicketNumberInput label="Bilhete de João Sá" defaultValue="9572401118358" />
        </div>
      ),
    },
    dont: {
      words: 'The short form of a printout: the second ticket is found by nobody.',
      example: <TextInput label="Bilhetes" defaultValue="957 2401118357/58" />,
    },
  },
];
