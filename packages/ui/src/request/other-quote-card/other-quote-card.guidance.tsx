import { KeyValueList } from '../../data/key-value-list/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { hotelQuote, hotelService, NOW } from '../../test-support/request-fixtures.ts';
import { OtherQuoteCard } from './other-quote-card.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Hotel, days and price, and the one next step.',
      example: (
        <OtherQuoteCard
          quote={hotelQuote()}
          service={hotelService()}
          now={NOW}
          button="confirmar_dados"
          onOpen={() => undefined}
          onRemove={() => undefined}
        />
      ),
    },
    dont: {
      words: 'Every field of the record, each as important as the other: two quotes cannot be compared.',
      example: (
        <KeyValueList
          items={[
            { label: 'Versão', value: '3' },
            { label: 'Regime', value: 'Café da manhã' },
            { label: 'Tarifa', value: 'R$ 826,50' },
            { label: 'Hotel', value: 'Hotel Atlântico' },
            { label: 'Consolidadora', value: 'HRS' },
          ]}
        />
      ),
    },
  },
];
