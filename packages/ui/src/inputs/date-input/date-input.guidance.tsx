import type { GuidancePair } from '../../test-support/page.ts';
import { DateTimeInput } from '../date-time-input/index.ts';
import { TextInput } from '../text-input/index.ts';
import { DateInput } from './date-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'It takes `10/12`, `10DEZ` and `10/12/26`, and gives one date.',
      example: <DateInput label="Entrada no hotel" defaultValue="2026-12-10" today="2026-11-21" />,
    },
    dont: {
      words: 'As text, 12 October and 10 December look the same.',
      example: <TextInput label="Entrada no hotel (dd/mm/aaaa)" defaultValue="12/10/26" />,
    },
  },
  {
    do: {
      words: 'A day without a time is a day.',
      example: <DateInput label="Vencimento da fatura" defaultValue="2026-12-10" today="2026-11-21" />,
    },
    dont: {
      words: 'A midnight that nobody meant: is the tenth still in time?',
      example: <DateTimeInput label="Vencimento da fatura" defaultValue="2026-12-10T00:00" today="2026-11-21" />,
    },
  },
];
