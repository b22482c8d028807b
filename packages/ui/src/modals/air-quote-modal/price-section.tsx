import type { AirQuote } from '@guiche/domain/entities';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import {
  type AirMarkupContext,
  airMarkup,
  airMarkupPercent,
  clientTotal,
  extraFeeOf,
  extraFeePercent,
  inNationalCurrency,
  isNationalCurrency,
  issPercent,
  totalRate,
} from '@guiche/domain/pricing';
import { formatMoney } from '@guiche/masks/money';
import { formatPercentage } from '@guiche/masks/percentage';
import { RefreshCw } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { type Control, useController, useFormContext, useWatch } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { PercentInput } from '../../inputs/percent-input/index.ts';
import { RateInput } from '../../inputs/rate-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { EntitySelect } from './entity-select.tsx';
import { priceSectionTexts } from './price-section.texts.ts';

interface PriceSectionProps {
  control: Control<AirQuote>;
  markup: AirMarkupContext;
  /** The money is locked while the rest of the quote is not. */
  locked: boolean;
  fareRef: Ref<HTMLInputElement>;
}

/** What the quote costs: every part, and the totals that follow while typing. @see */
export function PriceSection({ control, markup: context, locked, fareRef }: PriceSectionProps) {
  const t = useTexts(priceSectionTexts);
  const message = useMessage(quotesMessages);
  const { options, readOnly } = useAirQuoteSurroundings();
  const { setValue } = useFormContext<AirQuote>();
  const quote = useWatch({ control });
  const { field: fare, fieldState: fareState } = useController({ control, name: 'tarifa' });
  const { field: extra, fieldState: extraState } = useController({ control, name: 'taxaExtra' });
  const { field: share, fieldState: shareState } = useController({ control, name: 'taxaExtraPercentual' });
  const { field: markupField, fieldState: markupState } = useController({ control, name: 'markup' });
  // useWatch types what it gives as partial; with defaultValues of the whole quote it never is.
  const current = quote as AirQuote;
  const fixed = readOnly || locked;
  const percent = airMarkupPercent(current, context);
  const automatic = percent !== null;
  const computed = airMarkup(current, context);

  // The markup follows fare, intermediary, payment type, consolidator and margin, whichever changes.
  useEffect(() => {
    if (!fixed && automatic && computed !== current.markup) setValue('markup', computed, { shouldDirty: true });
  }, [fixed, automatic, computed, current.markup, setValue]);

  const currency = current.moeda?.codigo ?? 'BRL';
  const money = { control, readOnly: fixed, currency } as const;
  const total = clientTotal(current);
  const national = isNationalCurrency(current.moeda) ? null : inNationalCurrency(total, current.cotacaoMoeda);

  return (
    <div className="flex flex-col gap-3">
      <CurrencyFields control={control} disabled={fixed} currencies={options.currencies} />
      <MoneyInput
        ref={mergeRefs(fare.ref, fareRef)}
        name="tarifa"
        label={t('fare')}
        currency={currency}
        value={fare.value}
        onValueChange={(value) => {
          fare.onChange(value);
          // The percentage is what was agreed; its amount follows the fare. @see Q-120
          if (share.value !== null) setValue('taxaExtra', extraFeeOf(value, share.value), { shouldDirty: true });
        }}
        onBlur={() => {
          fare.onBlur();
          // An extra fee that was typed before the fare: only now is there something to be a part of.
          if (!fixed && current.tarifa && extra.value && share.value === null) {
            setValue('taxaExtraPercentual', extraFeePercent(extra.value, current.tarifa), { shouldDirty: true });
          }
        }}
        error={fareState.error?.message}
        required
        readOnly={fixed}
      />
      <FormField input={MoneyInput} {...money} name="taxas" label={t('taxes')} />
      <div className="grid grid-cols-[1fr_6.5rem] gap-2">
        <MoneyInput
          ref={extra.ref}
          name="taxaExtra"
          label={t('extraFee')}
          currency={currency}
          value={extra.value}
          onValueChange={(value) => {
            extra.onChange(value);
            // No part of a fare that is not there yet: a percentage of 0 would take the amount away once the fare is typed.
            share.onChange(value === null || !current.tarifa ? null : extraFeePercent(value, current.tarifa));
          }}
          onBlur={extra.onBlur}
          error={extraState.error?.message}
          readOnly={fixed}
        />
        <PercentInput
          ref={share.ref}
          name="taxaExtraPercentual"
          label={t('extraFeePercent')}
          value={share.value}
          onValueChange={(value) => {
            share.onChange(value);
            extra.onChange(value === null ? null : extraFeeOf(current.tarifa, value));
          }}
          onBlur={share.onBlur}
          error={shareState.error?.message}
          readOnly={fixed}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <FormField input={MoneyInput} {...money} name="fee" label={t('fee')} />
        <FormField input={MoneyInput} {...money} name="duRav" label={t('duRav')} />
      </div>
      <FormField
        input={MoneyInput}
        {...money}
        name="iss"
        label={t('iss')}
        description={t('issPercent', { percent: formatPercentage(issPercent(current.iss, current.tarifa)) })}
      />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <MoneyInput
            ref={markupField.ref}
            name="markup"
            label={t('markup')}
            currency={currency}
            value={markupField.value}
            onValueChange={(value) => {
              markupField.onChange(value);
              setValue('markupManual', true, { shouldDirty: true });
            }}
            onBlur={markupField.onBlur}
            error={markupState.error?.message}
            description={
              automatic
                ? t('markupAutomatic', { percent: formatPercentage(percent) })
                : current.markupManual
                  ? t('markupManual')
                  : undefined
            }
            readOnly={fixed}
          />
        </div>
        {current.markupManual && !fixed && context.ownAgency && (
          <Button
            tone="quiet"
            size="icon"
            className="mt-5.5"
            aria-label={message('recalcular_margem')}
            title={message('recalcular_margem')}
            onClick={() => setValue('markupManual', false, { shouldDirty: true })}
          >
            <RefreshCw aria-hidden="true" />
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 border-line border-t border-dashed pt-3">
        <dt className="text-ink-2">{t('totalRate')}</dt>
        <dd className="text-right">{formatMoney(totalRate(current), { currency })}</dd>
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="text-right font-semibold text-xl">{formatMoney(total, { currency })}</dd>
        {national !== null && (
          <>
            <dt className="text-ink-2">{t('totalInReais')}</dt>
            <dd className="text-right text-ink-2">{formatMoney(national, { currency: 'BRL' })}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

interface CurrencyFieldsProps {
  control: Control<AirQuote>;
  disabled: boolean;
  currencies: AirQuote['moeda'] extends infer C | null ? readonly NonNullable<C>[] : never;
}

/** The currency and its rate; the national one has rate 1, which cannot be edited. @see Q-131 */
function CurrencyFields({ control, disabled, currencies }: CurrencyFieldsProps) {
  const t = useTexts(priceSectionTexts);
  const message = useMessage(quotesMessages);
  const { sources } = useAirQuoteSurroundings();
  const { getValues, setError, setValue } = useFormContext<AirQuote>();
  const currency = useWatch({ control, name: 'moeda' });
  const [suggesting, setSuggesting] = useState(false);
  const [failed, setFailed] = useState(false);
  const national = isNationalCurrency(currency);

  async function suggest() {
    if (currency === null) {
      setError('moeda', { type: 'violation', message: message('selecione_a_moeda') }, { shouldFocus: true });
      return;
    }
    setSuggesting(true);
    setFailed(false);
    // Another currency may be picked while the answer is on its way: then it is not that one's rate.
    const isStillWanted = () => getValues('moeda')?.id === currency.id;
    try {
      const rate = await sources.suggestRate(currency);
      if (isStillWanted()) setValue('cotacaoMoeda', rate, { shouldDirty: true, shouldValidate: true });
    } catch {
      setFailed(isStillWanted());
    } finally {
      setSuggesting(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[1fr_8rem] gap-2">
        <EntitySelect
          control={control}
          name="moeda"
          label={t('currency')}
          placeholder={t('choose')}
          options={currencies}
          labelOf={({ codigo, nome }) => `${codigo} · ${nome}`}
          onPick={(picked) => {
            setFailed(false);
            setValue('cotacaoMoeda', isNationalCurrency(picked) ? 1 : null, { shouldDirty: true });
          }}
          disabled={disabled}
        />
        <FormField
          input={RateInput}
          control={control}
          name="cotacaoMoeda"
          label={t('rate')}
          readOnly={disabled || national}
          required={currency !== null && !national}
        />
      </div>
      {!national && !disabled && (
        <Button size="sm" className="self-end" pending={suggesting} onClick={suggest}>
          {t('suggestRate')}
        </Button>
      )}
      {failed && <InlineError>{message('erro_sugerir_cotacao_moeda')}</InlineError>}
    </div>
  );
}
