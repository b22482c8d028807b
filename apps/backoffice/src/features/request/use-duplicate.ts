import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { useToast } from '@guiche/ui/feedback/toast';
import { drafts } from '../../shared/drafts/drafts.ts';
import { runningSaves } from '../../shared/editor/running-saves.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { newId } from '../../shared/new-id.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { draftPlaceOf } from './service-drafts.ts';

/**
 * Opens the editor with a new quote made of another one, for its service or for another that asks for the same. A service keeps one draft of a
 * new quote: while there is one, or it is being saved, a toast leads to it instead, so that nothing typed is lost.
 * @see B-014
 */
export function useDuplicate(
  request: TravelRequest,
  service: Service,
  /** Opens the editor of a service: with a new quote, or with the draft when none is given. */
  onEdit: (into: Service, initial?: Quote) => void,
): (quote: Quote, into?: Service) => void {
  const t = useText();
  const user = useUser();
  const toast = useToast();
  const notify = useNotify();

  async function duplicate(quote: Quote, into: Service) {
    try {
      const { duplicateQuote, duplicateQuoteFor } = await import('./quote-tools.ts');
      onEdit(into, into.id === service.id ? duplicateQuote(quote, newId) : duplicateQuoteFor(quote, into, newId));
    } catch (error) {
      notify.failure(error);
    }
  }

  return (quote, into = service) => {
    const place = draftPlaceOf(user.id, request, into, null);
    if (drafts.read(place) || runningSaves.read(place)) {
      toast({ tipo: 'WARNING', text: t('request.duplicateWaits'), action: { label: t('request.show'), onAct: () => onEdit(into) } });
    } else void duplicate(quote, into);
  };
}
