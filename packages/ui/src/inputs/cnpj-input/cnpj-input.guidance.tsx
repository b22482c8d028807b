import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { CnpjInput } from './cnpj-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Letters are a part of it: companies are registered with them.',
      example: <CnpjInput label="CNPJ do cliente" defaultValue="12ABC34501DE35" />,
    },
    dont: {
      words: '"Only digits" turns such a client away, and punctuation is the field’s work anyway.',
      example: (
        <TextInput
          label="CNPJ do cliente"
          description="Digite só os números, sem pontos."
          defaultValue="12345013"
          error="O CNPJ tem 14 números."
        />
      ),
    },
  },
];
