import type { GuidancePair } from '../../test-support/page.ts';
import { AuthorizationCodeInput } from './authorization-code-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The whole name, and where the code comes from: three codes of six characters lie on a desk.',
      example: (
        <AuthorizationCodeInput label="Código de autorização" description="O que a operadora devolveu na cobrança." defaultValue="123456" />
      ),
    },
    dont: {
      words: '"Code" alone gets the code on the card, or the locator.',
      example: <AuthorizationCodeInput label="Código" defaultValue="737" />,
    },
  },
];
