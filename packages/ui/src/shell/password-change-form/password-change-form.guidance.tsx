import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { PasswordChangeForm } from './password-change-form.tsx';

const FORM = { name: 'Camila Nogueira Prado', login: 'consultora@guiche.demo', onSubmit: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 400,
    do: {
      words: 'A way out, for who is on a computer that is not theirs.',
      example: <PasswordChangeForm {...FORM} actions={<Button tone="quiet">Sair</Button>} />,
    },
    dont: {
      words: 'Without one the only way on is a password, made up in a hurry.',
      example: <PasswordChangeForm {...FORM} />,
    },
  },
];
