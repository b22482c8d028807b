import type { GuidancePair } from '../../test-support/page.ts';
import { TextArea } from '../text-area/index.ts';
import { FreeTextInput } from './free-text-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Where another system refuses accents, and the field says so.',
      example: (
        <FreeTextInput
          label="Nome no cartão"
          description="Como no cartão: maiúsculas, sem acentos."
          stripSpecial
          upperCase
          defaultValue="ANA B NOGUEIRA"
        />
      ),
    },
    dont: {
      words: 'What people read keeps its accents and its small letters.',
      example: <FreeTextInput label="Observação ao hotel" stripSpecial upperCase defaultValue="SRA NOGUEIRA CHEGA A MEIA NOITE" />,
    },
  },
  {
    do: {
      words: 'What people read, as they write it.',
      example: (
        <TextArea label="Observação ao hotel" defaultValue="A Sra. Nogueira chega à meia-noite; quarto longe do elevador, por favor." />
      ),
    },
    dont: {
      words: 'Characters that vanish while one types, without a word why.',
      example: <FreeTextInput label="Observação" stripSpecial defaultValue="Joao  Sa 2 etc" />,
    },
  },
];
