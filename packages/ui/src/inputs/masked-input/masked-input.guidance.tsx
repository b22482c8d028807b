import { imaskEditor } from '@guiche/masks/engine/imask';
import { formatLocator, parseLocator } from '@guiche/masks/locator';
import { locatorMask } from '@guiche/masks/locator/imask';
import type { GuidancePair } from '../../test-support/page.ts';
import type { Mask } from './masked-input.tsx';
import { MaskedInput } from './masked-input.tsx';

const mask: Mask<string> = {
  editor: imaskEditor({ mask: locatorMask, show: formatLocator }),
  parse: parseLocator,
  format: formatLocator,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What is typed is told in words, with an example that can be read.',
      example: (
        <MaskedInput
          label="Localizador"
          mask={mask}
          description="Seis letras ou algarismos, como no e-mail da companhia."
          placeholder="QK7LMN"
        />
      ),
    },
    dont: {
      words: 'A row of underscores is read aloud as such, and looks like something to delete first.',
      example: <MaskedInput label="Localizador" mask={mask} placeholder="_ _ _ _ _ _" />,
    },
  },
];
