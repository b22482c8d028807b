import type { GuidancePair } from '../../test-support/page.ts';
import { AttachmentsButton } from './attachments-button.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What is stored and what still waits are two numbers.',
      example: <AttachmentsButton count={3} waiting={2} onOpen={() => undefined} />,
    },
    dont: {
      words: 'Added up, two vouchers that were never sent look as safe as the rest.',
      example: <AttachmentsButton count={5} onOpen={() => undefined} />,
    },
  },
];
