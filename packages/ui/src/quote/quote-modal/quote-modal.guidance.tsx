import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useViolationText } from '../../i18n/index.ts';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FareField } from '../money-column/index.ts';
import { QuoteModal, type QuoteModalProps } from './index.ts';

const TITLES = { new: 'Nova cotação de cruzeiro', edit: 'Editar cotação de cruzeiro', read: 'Cotação de cruzeiro' };
const CONTEXT = 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Santos → Búzios · 10/12 a 13/12';
const QUOTE: CommonQuote = newStay();
const STORED: CommonQuote = storedStay();
const TYPED: CommonQuote = storedStay({ tarifa: 780 });

interface FrameProps
  extends Partial<Pick<QuoteModalProps<CommonQuote>, 'context' | 'value' | 'draft' | 'readOnlyReason' | 'readOnly' | 'onRetry'>> {
  titles?: typeof TITLES;
  loaded?: boolean;
}

function Frame({ titles = TITLES, loaded = true, ...props }: FrameProps) {
  const say = useViolationText(quotesMessages);
  return (
    <QuoteModal
      open
      onOpenChange={() => undefined}
      context={CONTEXT}
      value={QUOTE}
      options={
        loaded
          ? {
              consolidators: CONSOLIDATORS,
              suppliers: [{ id: 'f1', nome: 'Cruzeiros do Atlântico' }],
              intermediaries: ['DIRETO'],
              paymentTypes: PAYMENT_TYPES,
              currencies: CURRENCIES,
            }
          : undefined
      }
      suggestRate={async () => 5.4321}
      travellers={TRAVELLERS}
      onDiscardDraft={() => undefined}
      onSubmit={async () => []}
      titles={titles}
      rule={() => []}
      say={say}
      markupPercent={() => null}
      fare={<FareField />}
      {...props}
    >
      <p>Seções do cruzeiro</p>
    </QuoteModal>
  );
}

// The windows of all kinds share what these pairs show; the guidance of each kind shows what that kind alone has.
export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'A title for each of the three: new, edited and only read. One sees whether something new is typed.',
      example: <Frame />,
    },
    dont: {
      words: 'One title for all: a second quote is typed where the first was to be changed.',
      example: <Frame titles={{ new: 'Cruzeiro', edit: 'Cruzeiro', read: 'Cruzeiro' }} />,
    },
  },
  {
    framed: 360,
    do: {
      words: 'Below the title, who travels where and when: what is typed is compared with it, without closing the window.',
      example: <Frame />,
    },
    dont: {
      words: 'The title once more: a price is typed into the quote of another request.',
      example: <Frame context="Cotação de cruzeiro" />,
    },
  },
  {
    framed: 360,
    do: {
      words: 'What did not load is said, with a button that loads it again.',
      example: <Frame loaded={false} onRetry={() => undefined} />,
    },
    dont: {
      words: 'Without `onRetry` a list that never came looks like one that is still coming: people wait.',
      example: <Frame loaded={false} />,
    },
  },
  {
    framed: 360,
    do: {
      words: 'Above the fields, why nothing can be changed.',
      example: <Frame value={STORED} readOnly readOnlyReason="Histórico: somente leitura" />,
    },
    dont: {
      words: 'Without `readOnlyReason` it looks like a fault: people reload the page and report it.',
      example: <Frame value={STORED} readOnly />,
    },
  },
  {
    framed: 480,
    do: {
      words: 'What was typed and not saved is the `draft`: the window says so, and it can be discarded.',
      example: <Frame value={STORED} draft={TYPED} />,
    },
    dont: {
      words: 'Given as the `value` it passes for what is stored: nobody saves it, and the client is told another price.',
      example: <Frame value={TYPED} />,
    },
  },
];
