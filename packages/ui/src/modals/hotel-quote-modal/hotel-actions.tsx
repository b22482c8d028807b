import { Copy, Mail, Ticket } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { hotelActionsTexts } from './hotel-actions.texts.ts';
import type { HotelQuoteActions } from './hotel-quote-modal-props.ts';

/** The actions on the quote besides saving it: reserving, copying and sending before those of all kinds. */
export function HotelActions({ onIssueReservation, onCopy, onSendEmail, ...common }: HotelQuoteActions) {
  const t = useTexts(hotelActionsTexts);
  return (
    <QuoteActions
      {...common}
      further={[
        { label: t('issueReservation'), Icon: Ticket, run: onIssueReservation },
        { label: t('copy'), Icon: Copy, run: onCopy },
        { label: t('sendEmail'), Icon: Mail, run: onSendEmail },
      ]}
    />
  );
}
