import type { GuidancePair } from '../../test-support/page.ts';
import { CvvInput } from './cvv-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Empty at each payment, and it says why.',
      example: <CvvInput label="Código de verificação" description="Não é guardado: peça-o a cada emissão." brand="visa" defaultValue="" />,
    },
    dont: {
      words: 'A code that is filled in was stored somewhere, which no card company allows.',
      example: <CvvInput label="Código de verificação" description="Do cadastro do viajante." brand="visa" defaultValue="123" readOnly />,
    },
  },
];
