import type { CarQuote, CarService, TravelRequest } from '@guiche/domain/entities';
import { issueEnding } from '@guiche/domain/fines';
import type { CarQuoteModalProps } from '@guiche/ui/modals/car-quote-modal';
import { cancelThroughService } from './end-issue-calls.ts';
import { useEndIssue } from './use-end-issue.tsx';
import { useMayEnd } from './use-may-end.ts';

interface CarCancellationOptions {
  request: TravelRequest;
  service: CarService;
  /** The stored quote; null for a new one. */
  quote: CarQuote | null;
  history: boolean;
  onClose: () => void;
}

/** The fine of a car, which its quote's window asks for; undefined for a rental that cannot be cancelled. @see Q-049 */
export function useCarCancellation({
  request,
  service,
  quote,
  history,
  onClose,
}: CarCancellationOptions): CarQuoteModalProps['cancellation'] {
  const mayEnd = useMayEnd(request, history);
  const { end, ...state } = useEndIssue({ request, service, onEnded: onClose });
  // As it is now: somebody else may have changed it while the window is open.
  const present = request.servicosCarro.flatMap(({ cotacoes }) => cotacoes).find(({ id }) => id === quote?.id);
  if (!mayEnd || !present || issueEnding(request.status, 'CARRO', present) !== 'CANCELAMENTO') return undefined;
  return {
    ...state,
    quote: present,
    onConfirm: (fine) => end({ sent: fine, send: cancelThroughService(service, present, fine), done: () => 'emissao_cancelada' }),
  };
}
