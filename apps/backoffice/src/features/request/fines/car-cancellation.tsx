import type { CarQuote, CarService, TravelRequest } from '@guiche/domain/entities';
import { FineSection } from '@guiche/ui/quote/fine-section';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { useNow } from '../../../shared/use-now.ts';
import { cancelThroughService } from './end-issue-calls.ts';
import { useEndingDraft, useTypedFine } from './typed-fine.ts';
import { useEndIssue } from './use-end-issue.tsx';

interface CarCancellationProps {
  request: TravelRequest;
  service: CarService;
  /** The quote as the cache holds it now. */
  quote: CarQuote;
  onEnded: () => void;
}

/** Cancels a rental inside the window of its quote, which asks for the fine. @see Q-049 */
export function CarCancellation({ request, service, quote, onEnded }: CarCancellationProps) {
  const now = useNow();
  const draft = useEndingDraft(quote.id, 'CANCELAMENTO');
  const typed = useTypedFine(draft);
  const { end, ...state } = useEndIssue({
    request,
    service,
    onEnded() {
      drafts.remove(draft);
      onEnded();
    },
  });
  return (
    <FineSection
      {...state}
      {...typed}
      kind="CARRO"
      quote={quote}
      now={now}
      onConfirm={(fine) => end({ sent: fine, send: cancelThroughService(service, quote, fine), done: () => 'emissao_cancelada' })}
    />
  );
}
