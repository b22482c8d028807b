import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { quoteOffer } from '@guiche/domain/quotes';
import { type ToastMessage, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { DraftBanner } from '@guiche/ui/request/draft-banner';
import { useQueryClient } from '@tanstack/react-query';
import { drafts } from '../../shared/drafts/drafts.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { heldFiles } from './attachments/page-held-files.ts';
import { giveBackBalance } from './balances/give-back-balance.ts';
import { noteDiscardOffer } from './discard-offers.ts';
import { type TypedDraft, useTypedDrafts } from './service-drafts.ts';

export interface DraftNoticesProps {
  request: TravelRequest;
  service: Service;
  /** Opens the editor; null for a quote that has never been saved. */
  onContinue: (quote: Quote | null) => void;
}

/**
 * What was typed in a service and not saved. Discarding it can be undone from a toast, until its quote is opened again. Renders by itself while
 * somebody types.
 */
export function DraftNotices({ request, service, onContinue }: DraftNoticesProps) {
  const t = useText();
  const user = useUser();
  const toast = useToast();
  const takeBack = useTakeBackToast();
  const client = useQueryClient();

  function discard({ place, draft, quote }: TypedDraft) {
    drafts.remove(place);
    if (quote && draft.value.utilizaSaldo && !quote.utilizaSaldo)
      void giveBackBalance(client, { idServico: service.id, idCotacao: quote.id });
    // Those of a stored quote stay at it.
    const files = quote === null ? heldFiles.take(draft.value.id) : [];
    const offer: ToastMessage = {
      tipo: 'INFO',
      text: t('request.draftDiscarded', { quote: quoteOffer(draft.value) || t('request.emptyQuote') }),
      action: {
        label: t('request.undo'),
        onAct() {
          // What has been typed since is newer.
          if (drafts.readOwn(place)) return;
          drafts.write(place, draft.value, new Date(draft.savedAt), draft.texts);
          heldFiles.giveBack(draft.value.id, files);
        },
      },
    };
    toast(offer);
    noteDiscardOffer(place, () => takeBack(offer));
  }

  return useTypedDrafts(user.id, request, service).map((typed) => (
    <DraftBanner
      key={typed.place.id}
      isNew={typed.quote === null}
      offer={quoteOffer(typed.draft.value)}
      savedAt={typed.draft.savedAt}
      onContinue={() => onContinue(typed.quote)}
      onDiscard={() => discard(typed)}
    />
  ));
}
