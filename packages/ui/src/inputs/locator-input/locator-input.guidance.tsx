import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { TicketNumberInput } from '../ticket-number-input/index.ts';
import { LocatorInput } from './locator-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Locator and ticket each have their field, which knows how it is written.',
      example: (
        <div className="g:grid g:gap-3">
          <LocatorInput label="Localizador" defaultValue="QK7LMN" />
          <TicketNumberInput label="Número do bilhete" defaultValue="9572401118357" />
        </div>
      ),
    },
    dont: {
      words: 'Both in one: neither can be searched, and the airline finds neither.',
      example: <TextInput label="Localizador/bilhete" defaultValue="qk7lmn - 957-2401118357" />,
    },
  },
];
