import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useViolationText } from '../../i18n/index.ts';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { newStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FareField } from '../money-column/index.ts';
import { QuoteModal } from './index.ts';

function Frame({ titles }: { titles: { new: string; edit: string; read: string } }) {
  const say = useViolationText(quotesMessages);
  const value: CommonQuote = newStay();
  return (
    <QuoteModal
      open
      onOpenChange={() => undefined}
      context="Solicitação 48210 · Ana Beatriz Lima e mais 1"
      value={value}
      options={{
        consolidators: CONSOLIDATORS,
        suppliers: [{ id: 'f1', nome: 'Cruzeiros do Atlântico' }],
        intermediaries: ['DIRETO'],
        paymentTypes: PAYMENT_TYPES,
        currencies: CURRENCIES,
      }}
      suggestRate={async () => 5.4321}
      travellers={TRAVELLERS}
      onSubmit={async () => []}
      titles={titles}
      rule={() => []}
      say={say}
      markupPercent={() => null}
      fare={<FareField />}
    >
      <p>Seções do cruzeiro</p>
    </QuoteModal>
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'A title for each of the three: one sees whether something new is typed.',
      example: <Frame titles={{ new: 'Nova cotação de cruzeiro', edit: 'Editar cotação de cruzeiro', read: 'Cotação de cruzeiro' }} />,
    },
    dont: {
      words: 'One title for all: a second quote is typed where the first was to be changed.',
      example: <Frame titles={{ new: 'Cruzeiro', edit: 'Cruzeiro', read: 'Cruzeiro' }} />,
    },
  },
];
