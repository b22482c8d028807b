import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { CepInput } from './cep-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'A postal code of another country is a text.', example: <TextInput label="Código postal" defaultValue="1100-148" /> },
    dont: {
      words: 'A hotel in Lisbon has no CEP: the field asks for a digit that does not exist.',
      example: <CepInput label="CEP" defaultValue="1100148" />,
    },
  },
  {
    do: {
      words: 'What it refuses is the format, and it says how many digits there are.',
      example: <CepInput label="CEP" defaultValue="01310" />,
    },
    dont: {
      words: 'Whether a CEP exists is not known here: the words promise what nobody looked up.',
      example: <CepInput label="CEP" defaultValue="01310199" error="Este CEP não existe." />,
    },
  },
];
