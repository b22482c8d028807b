import type { GuidancePair } from '../../test-support/page.ts';
import { LoginForm } from './login-form.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Why one is here again, and that nothing is lost; the login is known, the password alone is typed.',
      example: (
        <LoginForm
          onSubmit={() => undefined}
          onForgot={() => undefined}
          knownLogin="camila@guiche.demo"
          notice="Sua sessão expirou. Entre novamente; o que você digitou foi mantido. Só dados de cartão devem ser digitados de novo."
        />
      ),
    },
    dont: {
      words: 'A bare form after an hour of typing: people believe that it is gone, and begin anew.',
      example: <LoginForm onSubmit={() => undefined} notice="Sessão inválida." />,
    },
  },
];
