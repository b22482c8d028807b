import type { Quote, TravelRequest } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { concludeQuotingViolations, servicesOf } from '@guiche/domain/requests';
import { ConcludeDialog, type ConcludeDialogProps } from '@guiche/ui/request/conclude-dialog';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDraftCount } from './service-drafts.ts';

interface ConcludeQuotingProps extends Omit<ConcludeDialogProps, 'violations' | 'notice'> {
  request: TravelRequest;
  /** What the server refused the last try for. */
  refused: readonly Violation[];
}

/**
 * Asks whether the quotes of a request are complete, with what forbids it and what was typed and not saved. It counts the drafts itself: the
 * request around it need not be rendered anew when the first key of a quote makes one. @see
 */
export function ConcludeQuoting({ request, refused, ...props }: ConcludeQuotingProps) {
  const t = useText();
  const services = servicesOf(request);
  const cotacoes = services.flatMap((service): readonly Quote[] => service.cotacoes);
  const drafts = useDraftCount(useUser().id, request, services);
  return (
    <ConcludeDialog
      {...props}
      request={request}
      violations={[...concludeQuotingViolations({ status: request.status, cotacoes }), ...refused]}
      notice={drafts > 0 && t('request.drafts', { count: drafts })}
    />
  );
}
