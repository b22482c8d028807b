import type { HotelQuote } from '@guiche/domain/entities';
import { Copy, CreditCard, Mail, Paperclip, Ticket } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { hotelActionsTexts } from './hotel-actions.texts.ts';
import type { HotelQuoteActions } from './hotel-quote-modal-props.ts';

/** The actions on the quote besides saving it. */
export function HotelActions({ onIssueReservation, onCopy, onSendEmail, onShowCard, onShowAttachments }: HotelQuoteActions) {
  const t = useTexts(hotelActionsTexts);
  const { getValues } = useFormContext<HotelQuote>();
  const actions = [
    ['issueReservation', Ticket, onIssueReservation],
    ['copy', Copy, onCopy],
    ['sendEmail', Mail, onSendEmail],
    ['card', CreditCard, onShowCard],
    ['attachments', Paperclip, onShowAttachments],
  ] as const;
  return (
    <fieldset className="g:flex g:flex-wrap g:gap-2">
      <legend className="g:sr-only">{t('actions')}</legend>
      {actions.map(
        ([name, Icon, run]) =>
          run && (
            <Button key={name} size="sm" onClick={() => run(getValues())}>
              <Icon aria-hidden="true" />
              {t(name)}
            </Button>
          ),
      )}
    </fieldset>
  );
}
