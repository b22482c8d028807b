import type { GuidancePair } from '../../test-support/page.ts';
import { CpfInput } from './cpf-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'The label says whose it is.', example: <CpfInput label="CPF do passageiro" defaultValue="52998224725" /> },
    dont: {
      words: 'The punctuation comes by itself, and pasted dots are welcome: the rule is for a field that this one is not.',
      example: (
        <CpfInput label="CPF" description="Digite apenas números, sem pontos nem traço." placeholder="00000000000" defaultValue="" />
      ),
    },
  },
];
