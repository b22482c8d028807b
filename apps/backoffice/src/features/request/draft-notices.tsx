import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { quoteOffer } from '@guiche/domain/quotes';
import { type ToastMessage, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { DraftBanner } from '@guiche/ui/request/draft-banner';
import { useQueryClient } from '@tanstack/react-query';
import type { Draft, DraftPlace } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { heldFiles } from './attachments/page-held-files.ts';
import { giveBackBalance, useOwedBalances } from './balances/give-back-balance.ts';
import { noteReserved, type ReservedBalance, reserveAnew, takeReserved } from './balances/reserved-balance.ts';
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
  const notify = useNotify(balancesMessages);
  useOwedBalances(client, user.id, service);

  /** Reserves for a draft that is back what was given back with it. Without it the draft has the fare of the stored quote. @see Q-146 */
  async function reserveForDraft(place: DraftPlace, { value, savedAt, texts }: Draft<Quote>, stored: Quote, reserved: ReservedBalance) {
    if (await reserveAnew(client, user.id, { idServico: service.id, idCotacao: stored.id }, reserved)) {
      noteReserved(user.id, stored, reserved);
      return;
    }
    notify.say('WARNING', 'saldo_nao_reservado');
    // The server refuses the fare of a balance that is not reserved, but does not know one balance from another.
    if (stored.utilizaSaldo && drafts.readOwn(place)) drafts.write(place, { ...value, tarifa: stored.tarifa }, new Date(savedAt), texts);
  }

  function discard({ place, draft, quote }: TypedDraft) {
    // A draft that another tab left has that one's reservation.
    const read = drafts.readOwn(place) ? 'readOwn' : 'read';
    drafts.remove(place);
    const reserved = quote && draft.value.utilizaSaldo ? takeReserved(user.id, draft.value, read) : null;
    const given = quote && reserved && giveBackBalance(client, user.id, { idServico: service.id, idCotacao: quote.id }, reserved.reserva);
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
          if (quote && reserved) void given?.then(() => reserveForDraft(place, draft, quote, reserved));
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
