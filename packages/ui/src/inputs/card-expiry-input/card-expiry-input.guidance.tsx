import type { GuidancePair } from '../../test-support/page.ts';
import { DateInput } from '../date-input/index.ts';
import { CardExpiryInput } from './card-expiry-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'As on the card: month and year.', example: <CardExpiryInput label="Validade do cartão" defaultValue="1228" /> },
    dont: {
      words: 'A card has no day: whoever types it makes one up.',
      example: <DateInput label="Validade do cartão" defaultValue="2028-12-01" />,
    },
  },
];
