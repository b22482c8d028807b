import { airMarkupPercent } from '@guiche/domain/air/pricing';
import { airQuoteViolations, emptyFlight, emptySegment, prepareAirQuote } from '@guiche/domain/air/quote';
import { airMessages } from '@guiche/domain/messages/air';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import { authorizationCodeIsChecked, quoteIsNew, UNUSUAL_FARE_BELOW } from '@guiche/domain/quotes';
import { useRef } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { localDay } from '../../internal/local-time.ts';
import type { PaidQuote } from '../../quote/issue-section.tsx';
import { FareField } from '../../quote/money-column/index.ts';
import { QuoteModal, useIsWide } from '../../quote/quote-modal/index.ts';
import { AirDateConfirmation } from '../air-date-confirmation/index.ts';
import { AirActions } from './air-actions.tsx';
import { AirQuoteSurroundingsProvider } from './air-quote-context.ts';
import { airQuoteModalTexts } from './air-quote-modal.texts.ts';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';
import { ItinerarySection } from './itinerary-section.tsx';
import { ReservationSection } from './reservation-section.tsx';
import { StartingOffer } from './starting-offer.tsx';
import { useDateConfirmation } from './use-date-confirmation.ts';

/**
 * Prices one air quote: itinerary at the left, money at the right, total and actions always in sight.
 *
 * Focus starts on the first airline of a new quote and on the fare of a stored one, and returns to what opened the modal. Where the price
 * does not stand beside the itinerary (a phone) it starts on the first airline, too: the modal opens at its top.
 *
 * Use: to quote a flight, or to complete its issue.
 * Not for: other services: each kind has a modal of its own.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read; Ctrl+V:
 * outside of a field opens the box for a pasted itinerary; F2: fills in what was typed last for this client, while it is offered.
 * Screen reader: a dialog named by the service, described by route and dates; errors are read with their fields.
 * @see, B-006, B-019
 * @keywords cotação aérea, voo, tarifa
 */
export function AirQuoteModal(props: AirQuoteModalProps) {
  const { sources, service, markup, lastTyped, now, newId, mode, temFornecedorExterno, actions, issueContext, balances, ...frame } = props;
  const t = useTexts(airQuoteModalTexts);
  const say = useViolationText(airMessages, quotesMessages, validationMessages);
  const dates = useDateConfirmation();
  const firstField = useRef<HTMLInputElement>(null);
  const isWide = useIsWide();
  const codeIsChecked = (quote: PaidQuote) => authorizationCodeIsChecked('AEREO', quote, mode);
  const fare = useRef<HTMLInputElement>(null);
  return (
    <AirQuoteSurroundingsProvider
      value={{
        sources,
        mode,
        requested: service,
        today: localDay(now()),
        now,
        newId,
        newFlight: () => emptyFlight(newId()),
        newSegment: (tipo) => emptySegment(newId(), newId(), tipo),
      }}
    >
      <QuoteModal
        {...frame}
        titles={{ new: t('titleNew'), edit: t('titleEdit'), read: t('titleRead') }}
        rule={(quote) => airQuoteViolations(quote, { mode, now: now(), retroativo: service.retroativo, temFornecedorExterno })}
        say={say}
        prepare={(quote) => prepareAirQuote(quote, frame.moneyLocked ? null : markup)}
        confirm={dates.confirm}
        unusualFareBelow={UNUSUAL_FARE_BELOW.AEREO}
        markupPercent={(quote) => airMarkupPercent(quote, markup)}
        initialFocus={(frame.value && quoteIsNew(frame.value)) || !isWide ? firstField : fare}
        fare={<FareField inputRef={fare} />}
        issueFields={mode === 'issue' && ['numeroBilhete', 'codigoTransacaoCartao']}
        requiredIssueFields={(quote) => (codeIsChecked(quote) ? ['codigoTransacaoCartao'] : [])}
        codeIsChecked={codeIsChecked}
        optional={<ReservationSection />}
        actions={actions && <AirActions {...actions} issueContext={issueContext} now={now} balances={balances} />}
      >
        <ItinerarySection firstFieldRef={firstField} />
        {lastTyped && <StartingOffer lastTyped={lastTyped} />}
      </QuoteModal>
      <AirDateConfirmation
        open={dates.flights.length > 0}
        flights={dates.flights}
        onBack={dates.goBack}
        onNextDay={dates.moveToNextDay}
        onConfirm={dates.keep}
      />
    </AirQuoteSurroundingsProvider>
  );
}
