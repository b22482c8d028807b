import type { GuidancePair } from '../../test-support/page.ts';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

const WINDOW = { open: true, onOpenChange: () => undefined, onSend: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 400,
    do: {
      words: 'The login that was typed in the form stands there already.',
      example: <ForgotPasswordModal {...WINDOW} defaultLogin="consultora@guiche.demo" />,
    },
    dont: {
      words: 'Empty, it has the login typed once more, by somebody who has just mistyped a password.',
      example: <ForgotPasswordModal {...WINDOW} />,
    },
  },
];
