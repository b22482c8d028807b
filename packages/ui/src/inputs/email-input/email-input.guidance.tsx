import type { GuidancePair } from '../../test-support/page.ts';
import { EmailInput } from './email-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'One address for each field.', example: <EmailInput label="E-mail do viajante" defaultValue="marina@cliente.example" /> },
    dont: {
      words: 'A list is no address: the ticket would reach nobody.',
      example: <EmailInput label="E-mails" defaultValue="marina@cliente.example; caio@cliente.example" />,
    },
  },
];
