import type { Quote } from '@guiche/domain/entities';
import { endedFine, refund } from '@guiche/domain/fines';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { type CancellableQuote, cancellationLabel, type ServiceStart } from '@guiche/domain/quotes';
import { CalendarX2, CircleAlert } from 'lucide-react';
import { MoneyText } from '../../data/money-text/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { cancellationFactTexts } from './cancellation-fact.texts.ts';
import { QuoteFact } from './quote-frame.tsx';

/** Until when a quote may be cancelled, or that it no longer may; nothing where there is nothing to say. @see */
export function CancellationFact({ quote, service, now }: { quote: CancellableQuote; service: ServiceStart; now: Date }) {
  const t = useTexts(cancellationFactTexts);
  const message = useMessage(deadlineMessages);
  const label = cancellationLabel(quote, service, now);
  if (!label) return null;
  const expired = label.key === 'prazo_cancelamento_expirado';
  const Icon = expired ? CircleAlert : CalendarX2;
  return (
    <QuoteFact name={t('cancellation')} nameHidden>
      <span className={`g:inline-flex g:items-center g:gap-1 ${expired ? 'g:font-semibold g:text-danger-ink' : ''}`}>
        <Icon aria-hidden="true" className={`g:size-4 g:shrink-0 ${expired ? '' : 'g:text-ink-3'}`} />
        {message(label.key, label.params)}
      </span>
    </QuoteFact>
  );
}

interface FineFactProps {
  quote: Quote;
  /** What the client gets of a cancellation is shown, too: it is the rest of the total. Not where a credit stays at the airline. */
  withRest?: boolean;
}

/** What the cancellation or the change of an issue cost, and what the client gets; nothing of any other quote. @see */
export function FineFact({ quote, withRest = false }: FineFactProps) {
  const t = useTexts(cancellationFactTexts);
  const fine = endedFine(quote);
  if (fine === null) return null;
  const currency = quote.moeda?.codigo ?? 'BRL';
  return (
    <>
      <QuoteFact name={t('fine')}>
        <MoneyText value={fine} currency={currency} />
      </QuoteFact>
      {withRest && (
        <QuoteFact name={t('given')}>
          <MoneyText value={refund(quote.total, fine)} currency={currency} />
        </QuoteFact>
      )}
    </>
  );
}
