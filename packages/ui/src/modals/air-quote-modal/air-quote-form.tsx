import { airQuoteViolations, type BackwardFlight, backwardFlights, prepareAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { airMessages } from '@guiche/domain/messages/air';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { validityMessages } from '@guiche/domain/messages/validity';
import { clientTotal, inNationalCurrency, isNationalCurrency } from '@guiche/domain/pricing';
import { formatMoney } from '@guiche/masks/money';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Control, type FieldErrors, FormProvider, useForm, useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { FormField, showViolations, violationsResolver } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { AirDateConfirmation } from '../air-date-confirmation/index.ts';
import { airQuoteFormTexts } from './air-quote-form.texts.ts';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';
import { CustomFieldsSection } from './custom-fields-section.tsx';
import { ItinerarySection } from './itinerary-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ReservationSection } from './reservation-section.tsx';
import { SupplySection } from './supply-section.tsx';

type AirQuoteFormProps = Omit<
  AirQuoteModalProps,
  'open' | 'onOpenChange' | 'context' | 'value' | 'options' | 'sources' | 'onRetry' | 'travellers' | 'newId'
> & {
  value: AirQuote;
  readOnly: boolean;
  onClose: () => void;
};

const SUPPLY = ['agenciaServico', 'intermediador', 'fornecedorServico', 'tipoPagamento'] as const;
const RESERVATION = ['codigoReserva', 'validadeReserva', 'quantidadeBagagem', 'pesoBagagem', 'tourCode', 'baseTarifaria'] as const;

function countErrors(errors: FieldErrors<AirQuote>, names: readonly (keyof AirQuote)[]): number {
  return names.filter((name) => errors[name]).length;
}

/** The form inside the air quote modal, once there is something to edit. */
export function AirQuoteForm(props: AirQuoteFormProps) {
  const {
    value,
    draft,
    conflict,
    readOnly,
    mode,
    now,
    retroativo,
    temFornecedorExterno,
    onSubmit,
    onDraftChange,
    onDiscardDraft,
    onClose,
  } = props;
  const t = useTexts(airQuoteFormTexts);
  const say = useViolationText(airMessages, quotesMessages, validityMessages);
  const form = useForm<AirQuote>({
    // defaultValues, not values: a background refetch must not overwrite what is being typed.
    defaultValues: value,
    resolver: violationsResolver((quote) => airQuoteViolations(quote, { mode, now: now(), retroativo, temFornecedorExterno }), say),
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [restored, setRestored] = useState(draft !== undefined);
  const [homeless, setHomeless] = useState<readonly Violation[]>([]);
  const [backward, setBackward] = useState<readonly BackwardFlight[]>([]);
  const [discarding, setDiscarding] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const fare = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
    if (!readOnly) (value.versao === 0 ? firstField : fare).current?.focus();
  }, []);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: changed }) => {
          if (readOnly) return;
          if (changed) onDraftChange?.(structuredClone(values));
          // Typed and taken back again: the keystrokes between are nobody's draft.
          else onDiscardDraft?.();
        },
      }),
    [form, onDraftChange, onDiscardDraft, readOnly],
  );

  async function save(quote: AirQuote) {
    setHomeless([]);
    const refused = await onSubmit(prepareAirQuote(quote, props.moneyLocked ? null : props.markup));
    if (refused.length > 0) setHomeless(showViolations(form, refused, say));
  }
  // Asked after the rules: a flight that lands on the clock before it left is rare, and the clerk alone knows. @see Q-210
  const submit = form.handleSubmit(async (quote) => {
    const flights = backwardFlights(quote);
    if (flights.length > 0) setBackward(flights);
    else await save(quote);
  });
  const saveAnyway = form.handleSubmit(save);

  function handleSubmit(event: FormEvent) {
    event.stopPropagation();
    if (isSubmitting || readOnly) event.preventDefault();
    else void submit(event);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !readOnly && !isSubmitting) void submit();
  }
  function takeStored(stored: AirQuote) {
    form.reset(stored);
    setRestored(false);
    setHomeless([]);
    onDiscardDraft?.();
  }
  function keepMine(stored: AirQuote) {
    form.setValue('versao', stored.versao, { shouldDirty: true });
    void submit();
  }

  const customErrors = errors.camposCustomizados?.length ?? 0;
  const hasCustomFields = value.camposCustomizados.length > 0;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown} className="flex min-h-full flex-col gap-4">
        {conflict && (
          <Banner tone="warning" title={t('conflict.title')}>
            <p>{t('conflict.text', { total: formatMoney(conflict.total, { currency: conflict.moeda?.codigo ?? 'BRL' }) })}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" onClick={() => takeStored(conflict)}>
                {t('conflict.takeStored')}
              </Button>
              <Button size="sm" onClick={() => keepMine(conflict)}>
                {t('conflict.keepMine')}
              </Button>
            </div>
          </Banner>
        )}
        {restored && !conflict && <Banner tone="info" title={t('restored')} onDismiss={() => setRestored(false)} />}
        {homeless.length > 0 && (
          <Banner tone="danger" title={t('refused')}>
            <ul className="list-disc pl-4">
              {homeless.map((violation) => (
                <li key={`${violation.field} ${violation.key}`}>{say(violation)}</li>
              ))}
            </ul>
          </Banner>
        )}
        <div className="grid flex-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <ItinerarySection control={control} firstFieldRef={firstField} />
            <CollapsibleSection title={t('supply')} errorCount={countErrors(errors, SUPPLY)} headingLevel={3}>
              <SupplySection control={control} onIntermediaryChange={props.onIntermediaryChange} />
            </CollapsibleSection>
            <CollapsibleSection title={t('reservation')} errorCount={countErrors(errors, RESERVATION)} headingLevel={3}>
              <ReservationSection control={control} />
            </CollapsibleSection>
            {hasCustomFields && (
              <CollapsibleSection title={t('customFields')} errorCount={customErrors} headingLevel={3}>
                <CustomFieldsSection control={control} />
              </CollapsibleSection>
            )}
            <FormField input={TextArea} control={control} name="observacao" label={t('note')} rows={2} readOnly={readOnly} />
          </div>
          <section aria-label={t('price')} className="rounded-md border border-line bg-surface p-4 lg:sticky lg:top-0">
            <PriceSection control={control} markup={props.markup} locked={props.moneyLocked ?? false} fareRef={fare} />
          </section>
        </div>
        <footer className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-surface px-4 py-3">
          <FooterTotal control={control} />
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {isDirty && !readOnly && onDiscardDraft && (
              <Button tone="quiet" onClick={() => setDiscarding(true)}>
                {t('discard')}
              </Button>
            )}
            <Button onClick={onClose}>{t(readOnly || !isDirty || !onDraftChange ? 'close' : 'closeKeeping')}</Button>
            {!readOnly && (
              <Button type="submit" tone="primary" pending={isSubmitting}>
                {t('save')}
              </Button>
            )}
          </div>
        </footer>
      </form>
      <AirDateConfirmation
        open={backward.length > 0}
        flights={backward.map(({ flight }) => flight)}
        onBack={() => {
          const [first] = backward;
          setBackward([]);
          if (first) form.setFocus(`${first.path}.dataChegada` as 'segmentos.0.voos.0.dataChegada');
        }}
        onConfirm={() => {
          setBackward([]);
          void saveAnyway();
        }}
      />
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        tone="danger"
        title={t('discardTitle')}
        description={t('discardText')}
        onConfirm={() => {
          setDiscarding(false);
          takeStored(value);
          onClose();
        }}
      />
    </FormProvider>
  );
}

/** The total beside the actions, which stays in sight wherever the form is scrolled to. A part of its own: each keystroke renders it alone. */
function FooterTotal({ control }: { control: Control<AirQuote> }) {
  const t = useTexts(airQuoteFormTexts);
  const quote = useWatch({ control }) as AirQuote;
  const total = clientTotal(quote);
  const national = isNationalCurrency(quote.moeda) ? null : inNationalCurrency(total, quote.cotacaoMoeda);
  return (
    <output aria-label={t('total')} className="flex items-baseline gap-2">
      <span className="text-ink-2 text-sm">{t('total')}</span>
      <strong className="font-semibold text-lg">{formatMoney(total, { currency: quote.moeda?.codigo ?? 'BRL' })}</strong>
      {national !== null && <span className="text-ink-2 text-sm">{formatMoney(national, { currency: 'BRL' })}</span>}
    </output>
  );
}
