import { KeyValueList } from '../../data/key-value-list/index.ts';
import { MASKED_CARD, WHOLE_CARD } from '../../test-support/card-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CardValues } from './card-values.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Masked until somebody asks, and each look is in the log.',
      example: (
        <CardValues card={MASKED_CARD} label="Cartão de Ana Beatriz Lima" onShow={async () => WHOLE_CARD} onCopy={async () => true} />
      ),
    },
    dont: {
      words: 'A list that is always open shows the card to whoever passes by the desk, and to the screenshot of a request for help.',
      example: (
        <KeyValueList
          items={[
            { label: 'Número', value: '4111 1111 1111 1111' },
            { label: 'Nome', value: 'ANA BEATRIZ LIMA' },
            { label: 'Validade', value: '12/30' },
            { label: 'CVV', value: '737' },
          ]}
        />
      ),
    },
  },
];
