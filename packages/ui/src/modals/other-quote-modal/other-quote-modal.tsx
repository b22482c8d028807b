import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import { otherQuoteViolations, prepareOtherQuote } from '@guiche/domain/other/quote';
import { UNUSUAL_FARE_BELOW } from '@guiche/domain/quotes';
import { useRef } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { FareField } from '../../quote/money-column/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { QuoteModal, useIsWide } from '../../quote/quote-modal/index.ts';
import { OfferSection } from './offer-section.tsx';
import { otherQuoteModalTexts } from './other-quote-modal.texts.ts';
import type { OtherQuoteModalProps } from './other-quote-modal-props.ts';

/**
 * Prices one quote of a service that is neither air, hotel, car nor bus, such as an insurance or a transfer: its description at the left,
 * money at the right, total and actions always in sight.
 *
 * Focus starts on the fare, because a new quote already has the description of what was asked for; on the description while it is empty. Where
 * the price does not stand beside the description (a phone) it starts on the description, too: the modal opens at its top. It returns to
 * what opened the modal.
 *
 * Use: to quote a service that has no modal of its own kind.
 * Not for: air, hotel, car and bus: each has a modal of its own.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read.
 * Screen reader: a dialog named by the service, described by what was asked for; errors are read with their fields.
 * @see, S-172, S-174
 * @keywords cotação de outros serviços, seguro viagem, traslado, visto
 */
export function OtherQuoteModal(props: OtherQuoteModalProps) {
  const { sources, mode, temFornecedorExterno, actions, value, ...frame } = props;
  const t = useTexts(otherQuoteModalTexts);
  const say = useViolationText(quotesMessages, validationMessages);
  const isWide = useIsWide();
  const description = useRef<HTMLTextAreaElement>(null);
  const fare = useRef<HTMLInputElement>(null);
  return (
    <QuoteModal
      {...frame}
      // A quote without the field would differ from what is typed as soon as the form has one for it.
      value={value && { tipoDespesa: null, ...value }}
      titles={{ new: t('titleNew'), edit: t('titleEdit'), read: t('titleRead') }}
      rule={(quote) => otherQuoteViolations(quote, { mode, temFornecedorExterno })}
      say={say}
      prepare={prepareOtherQuote}
      unusualFareBelow={UNUSUAL_FARE_BELOW.OUTROS}
      markupPercent={() => null}
      initialFocus={isWide && value?.descricao?.trim() ? fare : description}
      issueFields={mode === 'issue' && ['localizador']}
      fare={<FareField inputRef={fare} />}
      actions={actions && <QuoteActions {...actions} />}
    >
      <OfferSection sources={sources} firstFieldRef={description} />
    </QuoteModal>
  );
}
