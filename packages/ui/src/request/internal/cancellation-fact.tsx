import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { type CancellableQuote, cancellationLabel, type ServiceStart } from '@guiche/domain/quotes';
import { CalendarX2, CircleAlert } from 'lucide-react';
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
