import { quotesMessages } from '@guiche/domain/messages/quotes';
import { isNationalCurrency, ownRate, rateSuggestionViolation } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { formatRate } from '@guiche/masks/rate';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { EntitySelect } from '../../form/entity-select/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { RateInput } from '../../inputs/rate-input/index.ts';
import { ledgerLine } from '../../internal/field-frame.tsx';
import { Button } from '../../primitives/button/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { useSuggestedFee } from '../use-suggested-fee.ts';

/** The currency and its rate. The rate of the national currency is always 1, so it is text and not a field. @see Q-131 */
export function CurrencyFields() {
  const t = useTexts(quoteTexts);
  const message = useMessage(quotesMessages);
  const { options, moneyFixed, suggestRate } = useQuoteSurroundings();
  const { control, getValues, setError, setValue } = useFormContext<CommonQuote>();
  const suggestFee = useSuggestedFee();
  const currency = useWatch({ control, name: 'moeda' });
  const [suggesting, setSuggesting] = useState(false);
  const rateId = useId();
  const [failed, setFailed] = useState(false);
  const national = isNationalCurrency(currency);

  async function suggest() {
    if (currency === null || rateSuggestionViolation(currency)) {
      setError('moeda', { type: 'violation', message: message('selecione_a_moeda') }, { shouldFocus: true });
      return;
    }
    setSuggesting(true);
    setFailed(false);
    // Another currency may be chosen during the call: the returned rate is then not that currency's.
    const isStillWanted = () => getValues('moeda')?.id === currency.id;
    try {
      const rate = await suggestRate(currency);
      if (isStillWanted()) {
        setValue('cotacaoMoeda', rate, { shouldDirty: true, shouldValidate: true });
        suggestFee();
      }
    } catch {
      setFailed(isStillWanted());
    } finally {
      setSuggesting(false);
    }
  }

  return (
    <>
      <div className="g:[--guiche-ledger-amounts:min(13.5rem,75%)]">
        <EntitySelect
          control={control}
          name="moeda"
          label={t('currency')}
          layout="ledger"
          options={options.currencies}
          labelOf={({ codigo, nome }) => `${codigo} · ${nome}`}
          onPick={(picked) => {
            setFailed(false);
            setValue('cotacaoMoeda', ownRate(picked), { shouldDirty: true });
            suggestFee();
          }}
          readOnly={moneyFixed}
        />
      </div>
      {national ? (
        <fieldset aria-labelledby={rateId} className={`${ledgerLine} g:min-w-0 g:text-ink-2`}>
          {/* A legend would stand above the line. */}
          <span id={rateId} className="g:text-sm">
            {t('rate')}
          </span>
          <span className="g:pe-2.25 g:text-end">{formatRate(1)}</span>
        </fieldset>
      ) : (
        <FormField
          input={RateInput}
          control={control}
          name="cotacaoMoeda"
          label={t('rate')}
          layout="ledger"
          onValueChange={suggestFee}
          readOnly={moneyFixed}
          required={currency !== null}
        />
      )}
      {!national && !moneyFixed && (
        <Button size="sm" className="g:self-end" pending={suggesting} onClick={suggest}>
          {t('suggestRate')}
        </Button>
      )}
      {failed && <InlineError>{message('erro_sugerir_cotacao_moeda')}</InlineError>}
    </>
  );
}
