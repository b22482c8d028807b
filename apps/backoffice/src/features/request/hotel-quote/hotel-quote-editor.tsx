import type { HotelQuote, HotelService } from '@guiche/domain/entities';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import { issueNotBegun, issuesOnConfirmation } from '@guiche/domain/issuing';
import { requestMode } from '@guiche/domain/requests';
import { HotelQuoteModal } from '@guiche/ui/modals/hotel-quote-modal';
import { useNavigate } from 'react-router';
import { backStack } from '../../../shared/back/back-stack.ts';
import { useLookups } from '../../../shared/lookups/use-lookups.ts';
import { useAutomaticIssuing } from '../automatic-issuing/issuing-context.ts';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';
import { searchOf } from '../search-link.tsx';
import { useBooking } from './use-booking.tsx';

/** Edits one hotel quote, and books it. @see */
export function HotelQuoteEditor(props: QuoteEditorProps<HotelService, HotelQuote>) {
  const { request, service, quote, context, readOnly, readOnlyReason } = props;
  const search = useLookups();
  const navigate = useNavigate();
  const issuance = useAutomaticIssuing();
  const issues = requestMode(request.status) === 'issue';
  const { ownAgency, modal, actions, windows } = useQuoteEditor({
    ...props,
    // The window has closed by the time the provider answers: what became of it is told on the page. @see Q-108
    onStored: (stored) => issues && issuesOnConfirmation(stored) && issuance.issueHotel(stored),
    newQuote: (context) => newHotelQuote({ ...context, service }),
  });
  // Only the history tells why its quotes are read.
  const booking = useBooking({ request, service, quote, ownAgency, history: Boolean(readOnlyReason), context });
  // Offers become quotes while the request is quoted; what was typed here stays as a draft.
  const offers = issues || readOnly ? undefined : searchOf(request, service);
  const beingIssued = quote !== null && issuance.issuing === quote.id;
  return (
    <>
      <HotelQuoteModal
        {...modal}
        locked={beingIssued}
        sources={{ searchHotels: (term, signal) => search('detalhesLocaisHospedagem', { term }, signal) }}
        markup={{ ownAgency, requestStatus: request.status }}
        actions={{
          ...booking.actions,
          ...actions,
          onSearch: offers === undefined ? undefined : () => backStack().leave(() => void navigate(offers)),
          onIssueReservation:
            issues && !readOnly && quote && issueNotBegun(quote) ? () => issuance.issueHotel(quote, props.onClose) : undefined,
          issuing: beingIssued,
          onCheckIssue: issues && quote ? () => issuance.check(quote, props.onClose) : undefined,
        }}
      />
      {windows}
      {booking.dialog}
    </>
  );
}
