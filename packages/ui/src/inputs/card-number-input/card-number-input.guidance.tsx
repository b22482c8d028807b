import type { GuidancePair } from '../../test-support/page.ts';
import { CvvInput } from '../cvv-input/index.ts';
import { TextInput } from '../text-input/index.ts';
import { CardNumberInput } from './card-number-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Number and code have fields that browsers and drafts leave alone.',
      example: (
        <div className="g:grid g:gap-3">
          <CardNumberInput label="Número do cartão" defaultValue="4111111111111111" />
          <CvvInput label="CVV" defaultValue="" />
        </div>
      ),
    },
    dont: {
      words: 'In a text the number goes into the draft, the log and the e-mail.',
      example: <TextInput label="Dados do cartão" defaultValue="4111 1111 1111 1111, 12/28, 123" />,
    },
  },
];
