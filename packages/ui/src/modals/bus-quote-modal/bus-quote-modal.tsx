import { busQuoteViolations, prepareBusQuote } from '@guiche/domain/bus/quote';
import { busMessages } from '@guiche/domain/messages/bus';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import { quoteIsNew, UNUSUAL_FARE_BELOW } from '@guiche/domain/quotes';
import { useRef } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { FareField } from '../../quote/money-column/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { QuoteModal, useIsWide } from '../../quote/quote-modal/index.ts';
import { busQuoteModalTexts } from './bus-quote-modal.texts.ts';
import type { BusQuoteModalProps } from './bus-quote-modal-props.ts';
import { TripSection } from './trip-section.tsx';

/**
 * Prices one bus quote: company, class, times and stations at the left, money at the right, total and actions always in sight.
 *
 * Focus starts on the company of a new quote and on the fare of a stored one, and returns to what opened the modal. Where the price does not
 * stand beside the trip (a phone) it starts on the company, too: the modal opens at its top.
 *
 * Use: to quote a bus.
 * Not for: other services: each kind has a modal of its own.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read.
 * Screen reader: a dialog named by the service, described by route and day; errors are read with their fields.
 * @see
 * @keywords cotação de ônibus, rodoviário, viação, passagem
 */
export function BusQuoteModal(props: BusQuoteModalProps) {
  const { service, sources, now, mode, temFornecedorExterno, actions, ...frame } = props;
  const t = useTexts(busQuoteModalTexts);
  const say = useViolationText(busMessages, quotesMessages, validationMessages);
  const firstField = useRef<HTMLInputElement>(null);
  const isWide = useIsWide();
  const fare = useRef<HTMLInputElement>(null);
  return (
    <QuoteModal
      {...frame}
      titles={{ new: t('titleNew'), edit: t('titleEdit'), read: t('titleRead') }}
      rule={(quote) => busQuoteViolations(quote, { mode, temFornecedorExterno })}
      say={say}
      prepare={prepareBusQuote}
      unusualFareBelow={UNUSUAL_FARE_BELOW.RODOVIARIO}
      markupPercent={() => null}
      initialFocus={(frame.value && quoteIsNew(frame.value)) || !isWide ? firstField : fare}
      issueFields={mode === 'issue' && ['localizador', 'numeroBilhete']}
      freeTicketNumber
      fare={<FareField inputRef={fare} />}
      actions={actions && <QuoteActions {...actions} />}
    >
      <TripSection service={service} sources={sources} now={now} firstFieldRef={firstField} />
    </QuoteModal>
  );
}
