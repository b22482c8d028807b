import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import { useToast } from '@guiche/ui/feedback/toast';
import { useRef } from 'react';
import type { Draft } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { isPassing } from '../../shared/failures/is-passing.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { newId } from '../../shared/new-id.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import type { HeldFile } from './attachments/held-files.ts';
import { heldFiles } from './attachments/page-held-files.ts';
import { type Removal, useRemoveQuote, useRestoreQuote } from './queries.ts';
import { draftPlaceOf } from './service-drafts.ts';

/**
 * Removes a quote of a service at once; a toast names it and brings it back, with what was typed over it. When no response comes, or the
 * server has a bad moment as the quote is brought back, a toast offers to try again: nothing else would.
 * @see Q-102, B-015
 */
export function useRemoval(request: TravelRequest, service: Service): (quote: Quote) => void {
  const t = useText();
  const user = useUser();
  const toast = useToast();
  const restore = useRestoreQuote(request);
  // The second press of a double one comes while the card of the first one is still there.
  const running = useRef(new Set<string>());
  const placeOf = ({ id }: Quote) => draftPlaceOf(user.id, request, service, id);

  function bringBack(removal: Removal, draft: Draft<Quote> | null, files: readonly HeldFile[]) {
    const { quote } = removal;
    restore.mutateAsync(removal).then(
      // The draft goes on over the version that came back.
      ({ versao }) => {
        if (draft) drafts.write(placeOf(quote), { ...draft.value, versao }, new Date(draft.savedAt), draft.texts);
        heldFiles.giveBack(quote.id, files);
      },
      (error: unknown) => {
        if (!isPassing(error)) return;
        toast({
          tipo: 'ERROR',
          text: t('request.notRestored', { quote: quoteName(quote) }),
          action: { label: t('request.tryAgain'), onAct: () => bringBack(removal, draft, files) },
        });
      },
    );
  }

  const remove = useRemoveQuote(request, {
    onRemoved(removal) {
      const place = placeOf(removal.quote);
      const draft = drafts.read<Quote>(place);
      drafts.remove(place);
      const files = heldFiles.take(removal.quote.id);
      toast({
        tipo: 'SUCCESS',
        text: t('request.removed', { quote: quoteName(removal.quote) }),
        action: { label: t('request.undo'), onAct: () => bringBack(removal, draft, files) },
      });
    },
    onUnanswered(removal) {
      toast({
        tipo: 'ERROR',
        text: t('request.notRemoved', { quote: quoteName(removal.quote) }),
        action: { label: t('request.tryAgain'), onAct: () => send(removal) },
      });
    },
    onOvertaken({ quote }, how) {
      const text = t(how === 'removed' ? 'request.removedBefore' : 'request.changedBefore', { quote: quoteName(quote) });
      toast({ tipo: 'WARNING', text });
    },
  });

  function send(removal: Removal) {
    const { id } = removal.quote;
    if (running.current.has(id)) return;
    running.current.add(id);
    // Told by its callbacks.
    const ended = remove.mutateAsync(removal).catch(() => undefined);
    void ended.then(() => running.current.delete(id));
  }
  return (quote) => send({ service, quote, idempotencyKey: newId() });
}
