import { SelectInput } from '../../inputs/select-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Each language by its own name: who does not read this one finds it.',
      example: <LanguageSwitch value="pt-BR" onValueChange={() => undefined} />,
    },
    dont: {
      words: 'In the words of the present language "Inglês" is found by those who do not need it.',
      example: (
        <SelectInput
          label="Idioma"
          defaultValue="pt-BR"
          options={[
            { value: 'pt-BR', label: 'Português' },
            { value: 'en', label: 'Inglês' },
            { value: 'es', label: 'Espanhol' },
          ]}
        />
      ),
    },
  },
];
