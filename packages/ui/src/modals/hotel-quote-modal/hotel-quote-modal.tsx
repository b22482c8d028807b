import type { HotelQuote } from '@guiche/domain/entities';
import { hotelMarkupPercent } from '@guiche/domain/hotel/pricing';
import { hotelQuoteViolations, prepareHotelQuote } from '@guiche/domain/hotel/quote';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import { authorizationCodeIsChecked, quoteChanged, quoteIsNew, UNUSUAL_FARE_BELOW } from '@guiche/domain/quotes';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { QuoteModal, useIsWide } from '../../quote/quote-modal/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { CommissionFields } from './commission-fields.tsx';
import { ContactSection } from './contact-section.tsx';
import { HotelActions } from './hotel-actions.tsx';
import { HotelFareFields } from './hotel-fare-fields.tsx';
import { type HeldCommission, HotelQuoteSurroundingsProvider } from './hotel-quote-context.ts';
import { hotelQuoteModalTexts } from './hotel-quote-modal.texts.ts';
import type { HotelQuoteModalProps } from './hotel-quote-modal-props.ts';
import { RoomSection } from './room-section.tsx';
import { StaySection } from './stay-section.tsx';

/**
 * Prices one hotel quote: the stay and its room at the left, money at the right, total and actions always in sight.
 *
 * Focus starts on the hotel of a new quote and on the average rate of a stored one, and returns to what opened the modal. Where the price
 * does not stand beside the stay (a phone) it starts on the hotel, too: the modal opens at its top.
 *
 * Use: to quote a stay, or to complete its reservation.
 * Not for: other services: each kind has a modal of its own.
 * Parts: those of the `AirQuoteModal`, with stay and room in place of the itinerary.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read.
 * Screen reader: a dialog named by the service, described by city and dates; errors are read with their fields.
 * @see
 * @keywords cotação de hotel, hospedagem, diária
 */
export function HotelQuoteModal(props: HotelQuoteModalProps) {
  const { sources, markup, mode, temFornecedorExterno, history = false, actions, ...frame } = props;
  const t = useTexts(hotelQuoteModalTexts);
  const say = useViolationText(hotelMessages, quotesMessages, validationMessages);
  const firstField = useRef<HTMLInputElement>(null);
  const isWide = useIsWide();
  const average = useRef<HTMLInputElement>(null);
  const commission = useRef<HeldCommission>(null);
  const isChanged = (quote: HotelQuote) => quoteChanged(quote, frame.value);
  return (
    <HotelQuoteSurroundingsProvider value={{ sources, commission }}>
      <QuoteModal
        {...frame}
        titles={{ new: t('titleNew'), edit: t('titleEdit'), read: t('titleRead') }}
        rule={(quote) =>
          hotelQuoteViolations(quote, { mode, temFornecedorExterno, history, ownAgency: markup.ownAgency, changed: isChanged(quote) })
        }
        say={say}
        prepare={(quote) => prepareHotelQuote(quote, { markup: frame.moneyLocked ? null : markup, changed: isChanged(quote) })}
        unusualFareBelow={UNUSUAL_FARE_BELOW.HOTEL}
        markupPercent={(quote) => hotelMarkupPercent(quote, markup)}
        initialFocus={(frame.value && quoteIsNew(frame.value)) || !isWide ? firstField : average}
        fare={<HotelFareFields averageRef={average} />}
        moneyExtras={<CommissionFields />}
        supply={{ fields: <PixField />, names: ['pix'] }}
        issueFields={mode === 'issue' && ['codigoReserva', 'codigoTransacaoCartao']}
        codeIsChecked={(quote) => authorizationCodeIsChecked('HOTEL', quote, mode)}
        actions={actions && <HotelActions {...actions} />}
      >
        <StaySection firstFieldRef={firstField} />
        <ContactSection />
        <RoomSection />
      </QuoteModal>
    </HotelQuoteSurroundingsProvider>
  );
}

function PixField() {
  const t = useTexts(hotelQuoteModalTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  return <FormField input={LineInput} control={control} name="pix" label={t('pix')} readOnly={readOnly} />;
}
