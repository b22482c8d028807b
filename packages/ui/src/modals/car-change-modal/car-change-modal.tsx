import { placeViolations } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { CATEGORIA_CARRO, enumLabel } from '@guiche/domain/enums';
import { carMessages } from '@guiche/domain/messages/car';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type ReactNode, useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { LineInput } from '../../quote/line-input.tsx';
import type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
import { useSearchForm } from '../../search/use-search-form.ts';
import { carChangeModalTexts } from './car-change-modal.texts.ts';
import { type CarChangeValues, changedQuote, changeViolations, valuesOf } from './car-change-values.ts';
import { ChangePlaceField } from './change-place-field.tsx';

/** The lookups of the window while someone types; each can be aborted by its signal. */
export interface CarChangeSources {
  readonly searchCities: SearchPlaces;
  /** The counters at which a car is picked up and returned, in a city if one is filled in: `Recife, PE`, or as it was typed. */
  readonly searchPlaces: (term: string, signal: AbortSignal, city: string | null) => Promise<readonly FoundPlace[]>;
}

export interface CarChangeModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request and the rental company in one line, under the title. */
  context?: ReactNode;
  /** The offline quote that is changed. Read when the window opens. */
  quote: CarQuote;
  /** The lookups of cities and counters. */
  sources: CarChangeSources;
  /** Whether the agency buys from suppliers outside: it has to know the places then. @see Q-220 */
  temFornecedorExterno?: boolean;
  /** Called with the changed quote, which nothing is wrong with. The caller closes the window. */
  onSubmit: (quote: CarQuote) => void;
  /** The change is on its way. */
  pending?: boolean;
  /** Why it was not taken; the window stays with what was typed. */
  error?: ReactNode;
  /** The day that the calendars mark, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
}

/**
 * Changes an offline car quote: where and when the car is picked up and returned, its category and its model. The amounts stay as they are.
 *
 * Use: to change the car of a trip whose quote was typed by hand.
 * Not for: pricing a car, which a `CarQuoteModal` does; a quote that was found online, in whose place another result is chosen.
 * Keyboard: Tab: goes through the fields; Enter: sends, from any field whose list is closed; Escape: closes.
 * Focus: on the pickup city; on the first wrong field after a refusal. It returns to what opened the window.
 * Screen reader: pickup, return and car are groups; what is wrong is read with its field.
 * @see S-070, S-071, S-171, S-173
 * @keywords alterar carro, retirada, devolução, locação, car change
 */
export function CarChangeModal(props: CarChangeModalProps) {
  return <CarChangeWindow key={useOpening(props.open)} {...props} />;
}

const GROUP = 'g:grid g:min-w-0 g:content-start g:gap-3';
const LEGEND = 'g:mb-1 g:font-semibold';

function CarChangeWindow(props: CarChangeModalProps) {
  const { open, onOpenChange, context, sources, temFornecedorExterno = false, onSubmit, pending = false, error, today } = props;
  const t = useTexts(carChangeModalTexts);
  const message = useMessage(dialogsMessages, carMessages);
  const say = useViolationText(carMessages, quotesMessages, searchMessages, validationMessages);
  const [quote] = useState(props.quote);
  const rule = useCallback(
    (values: CarChangeValues) => changeViolations(quote, values, temFornecedorExterno),
    [quote, temFornecedorExterno],
  );
  const { form, frame } = useSearchForm<CarChangeValues>({
    start: valuesOf(quote),
    rule,
    say,
    onSearch: (values) => onSubmit(changedQuote(quote, values)),
    pending,
  });
  const { control, getValues } = form;
  const from = dayIn(useWatch({ control, name: 'dataRetirada' }));
  const placesNeeded = placeViolations({ ...quote, localRetirada: null, localDevolucao: null }, temFornecedorExterno).length > 0;
  const categories = CATEGORIA_CARRO.map((value) => {
    const key = enumLabel('categoria_carro', value);
    return { value, label: key === null ? value : message(key) };
  });
  const placesIn =
    (city: () => string | null): SearchPlaces =>
    (term, signal) =>
      sources.searchPlaces(term, signal, city());

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="lg"
      title={t('title')}
      context={context}
      onSubmit={frame.onSubmit}
      footer={
        <>
          <p data-part="note" className="g:me-auto g:text-ink-2 g:text-sm">
            {t('amountsStay')}
          </p>
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-4">
        {error && <Banner tone="danger" title={error} />}
        <div className="g:grid g:gap-4 g:sm:grid-cols-2">
          <fieldset data-part="pickup" className={GROUP}>
            <legend className={LEGEND}>{t('pickup')}</legend>
            <ChangePlaceField control={control} name="cidadeRetirada" label={t('pickupCity')} search={sources.searchCities} required />
            <ChangePlaceField
              control={control}
              name="localRetirada"
              label={t('pickupPlace')}
              search={placesIn(() => getValues('cidadeRetirada'))}
              required={placesNeeded}
            />
            <FormField input={DateTimeInput} control={control} name="dataRetirada" label={t('pickupAt')} today={today} required />
          </fieldset>
          <fieldset data-part="return" className={GROUP}>
            <legend className={LEGEND}>{t('giveBack')}</legend>
            <ChangePlaceField
              control={control}
              name="cidadeDevolucao"
              label={t('giveBackCity')}
              placeholder={t('sameCity')}
              search={sources.searchCities}
            />
            <ChangePlaceField
              control={control}
              name="localDevolucao"
              label={t('giveBackPlace')}
              search={placesIn(() => getValues('cidadeDevolucao') || getValues('cidadeRetirada'))}
              required={placesNeeded}
            />
            <FormField
              input={DateTimeInput}
              control={control}
              name="dataDevolucao"
              label={t('giveBackAt')}
              today={today}
              day={from}
              min={from}
              required
            />
          </fieldset>
        </div>
        <fieldset data-part="car" className={GROUP}>
          <legend className={LEGEND}>{t('car')}</legend>
          <div className="g:grid g:gap-x-4 g:gap-y-3 g:sm:grid-cols-2">
            <FormField
              input={SelectInput<(typeof CATEGORIA_CARRO)[number]>}
              control={control}
              name="categoria"
              label={t('category')}
              options={categories}
            />
            <FormField input={LineInput} control={control} name="nomeModelo" label={t('model')} />
          </div>
        </fieldset>
      </div>
    </Dialog>
  );
}
