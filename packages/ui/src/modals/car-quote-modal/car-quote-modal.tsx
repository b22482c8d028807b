import { carQuoteViolations, prepareCarQuote, showsSupplierFields } from '@guiche/domain/car/quote';
import { brazilianClock } from '@guiche/domain/dates';
import { carMessages } from '@guiche/domain/messages/car';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validationMessages } from '@guiche/domain/messages/validation';
import { quoteIsNew, UNUSUAL_FARE_BELOW } from '@guiche/domain/quotes';
import { useRef } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { QuoteModal, useIsWide } from '../../quote/quote-modal/index.ts';
import { CarFareFields } from './car-fare-fields.tsx';
import { CarQuoteSurroundingsProvider, requestedDates } from './car-quote-context.ts';
import { carQuoteModalTexts } from './car-quote-modal.texts.ts';
import type { CarQuoteModalProps } from './car-quote-modal-props.ts';
import { CarSection } from './car-section.tsx';
import { DateJustification } from './date-justification.tsx';
import { RentalSection } from './rental-section.tsx';
import { useDateJustification } from './use-date-justification.ts';

/**
 * Prices one car quote: company and car, pickup and return at the left, money at the right, total and actions always in sight.
 *
 * Pickup and return count the days, days and rate give the fare, and a typed fare gives the rate. Dates that are not the requested ones need
 * a reason, which is asked for before saving.
 *
 * A rental that may be cancelled has its fine at the top of the window, with what it gives back: there is no window of its own for it. Read only,
 * the window begins there.
 *
 * Focus starts on the company of a new quote and on the rate per day of a stored one, and returns to what opened the modal. Where the price
 * does not stand beside the rental (a phone) it starts on the company, too: the modal opens at its top.
 *
 * Use: to quote a rental car.
 * Not for: other services: each kind has a modal of its own.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read.
 * Screen reader: a dialog named by the service, described by city and dates; errors are read with their fields.
 * @see, B-033
 * @keywords cotação de carro, locação, locadora, diária
 */
export function CarQuoteModal(props: CarQuoteModalProps) {
  const { sources, service, now, mode, temFornecedorExterno, actions, cancellation, ...frame } = props;
  const { value } = frame;
  const t = useTexts(carQuoteModalTexts);
  const say = useViolationText(carMessages, quotesMessages, validationMessages);
  const justification = useDateJustification(props);
  const firstField = useRef<HTMLInputElement>(null);
  const isWide = useIsWide();
  const rate = useRef<HTMLInputElement>(null);
  const clock = () => brazilianClock(now());
  return (
    <CarQuoteSurroundingsProvider value={{ sources, service, clock, temFornecedorExterno }}>
      <QuoteModal
        {...frame}
        titles={{ new: t('titleNew'), edit: t('titleEdit'), read: t('titleRead') }}
        rule={(quote) =>
          carQuoteViolations(quote, { mode, temFornecedorExterno, now: clock(), retroativo: service.retroativo, requested: service })
            // A missing reason is asked for once everything else is right.
            .filter(({ key }) => key !== 'informe_a_justificativa_da_data_alterada')
        }
        say={say}
        prepare={(quote) => prepareCarQuote(justification.justified(quote))}
        confirm={justification.confirm}
        unusualFareBelow={UNUSUAL_FARE_BELOW.CARRO}
        markupPercent={() => null}
        initialFocus={(value && quoteIsNew(value)) || !isWide ? firstField : rate}
        issueFields={mode === 'issue' && ['localizador']}
        fare={<CarFareFields rateRef={rate} />}
        supplierHidden={value !== undefined && !showsSupplierFields(value.statusCotacao, temFornecedorExterno)}
        actions={
          <>
            {cancellation}
            {actions && <QuoteActions {...actions} />}
          </>
        }
      >
        <CarSection firstFieldRef={firstField} />
        <RentalSection />
      </QuoteModal>
      <DateJustification
        question={justification.question}
        requested={requestedDates(service)}
        onTyped={justification.keepTyped}
        onBack={justification.goBack}
        onConfirm={justification.keep}
      />
    </CarQuoteSurroundingsProvider>
  );
}
