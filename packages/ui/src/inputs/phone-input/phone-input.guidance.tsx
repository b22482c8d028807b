import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { PhoneInput } from './phone-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One number in each field: a phone can dial it.',
      example: (
        <div className="g:grid g:gap-3">
          <PhoneInput label="Telefone" defaultValue="8133334444" />
          <PhoneInput label="Plantão" defaultValue="81988887777" />
        </div>
      ),
    },
    dont: {
      words: 'Two numbers and a name in a text: at night nobody can press it to call.',
      example: <TextInput label="Telefones" defaultValue="3333-4444 / 98888-7777, falar com Bia" />,
    },
  },
];
