import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { CpfCnpjInput } from './cpf-cnpj-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One field: the number itself says which of the two it is.',
      example: <CpfCnpjInput label="CPF ou CNPJ do pagador" defaultValue="52998224725" />,
    },
    dont: {
      words: 'Two fields of which one must stay empty are filled in wrong.',
      example: (
        <div className="g:grid g:gap-3">
          <TextInput label="CPF do pagador" defaultValue="529.982.247-25" />
          <TextInput label="CNPJ do pagador" />
        </div>
      ),
    },
  },
];
