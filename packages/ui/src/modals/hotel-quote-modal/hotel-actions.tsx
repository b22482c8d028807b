import { Copy, Mail, Search, Ticket } from 'lucide-react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { hotelActionsTexts } from './hotel-actions.texts.ts';
import type { HotelQuoteActions } from './hotel-quote-modal-props.ts';

/** The actions on the quote besides saving it: reserving, searching, copying and sending before those of all kinds. */
export function HotelActions({ onIssueReservation, onSearch, onCopy, onSendEmail, ...common }: HotelQuoteActions) {
  const t = useTexts(hotelActionsTexts);
  return (
    <>
      {onIssueReservation && <Banner tone="warning" title={t('notBegun')} />}
      <QuoteActions
        {...common}
        further={[
          { label: t('issueReservation'), Icon: Ticket, run: onIssueReservation, pending: common.issuing },
          { label: t('search'), Icon: Search, run: onSearch },
          { label: t('copy'), Icon: Copy, run: onCopy },
          { label: t('sendEmail'), Icon: Mail, run: onSendEmail },
        ]}
      />
    </>
  );
}
