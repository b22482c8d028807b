import { TextInput } from '../../inputs/text-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { InlineError } from './inline-error.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What failed, and how to go on without it.',
      example: <InlineError>Não foi possível sugerir o câmbio. Informe o valor à mão.</InlineError>,
    },
    dont: {
      words: 'A number for programmers is a dead end for everybody else.',
      example: <InlineError>Erro 503: Service Unavailable</InlineError>,
    },
  },
  {
    do: {
      words: 'The error of a field is said by the field.',
      example: <TextInput label="Localizador" defaultValue="QK0" error="O localizador tem 6 letras ou algarismos." />,
    },
    dont: {
      words: 'Beside the field it looks the same, and a screen reader does not connect the two.',
      example: (
        <div className="g:grid g:gap-1">
          <TextInput label="Localizador" defaultValue="QK0" />
          <InlineError>O localizador tem 6 letras ou algarismos.</InlineError>
        </div>
      ),
    },
  },
];
