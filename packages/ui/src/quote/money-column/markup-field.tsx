import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import { formatPercentage } from '@guiche/masks/percentage';
import { RefreshCw } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { usePricedQuote } from '../use-priced-quote.ts';

/** The markup: computed while it is automatic, kept after it was typed, computed again on request. @see */
export function MarkupField() {
  const t = useTexts(quoteTexts);
  const message = useMessage(quotesMessages);
  const { moneyFixed, markupPercent } = useQuoteSurroundings();
  const { control, setFocus, setValue } = useFormContext<CommonQuote>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'markup' });
  const { quote, percent, currency } = usePricedQuote();
  // Offered only while it would change something: the other conditions of an automatic markup hold. @see Q-136
  const recalculates = quote.markupManual && !moneyFixed && markupPercent({ ...quote, markupManual: false }) !== null;
  const automatic = percent === null ? undefined : t('markupAutomatic', { percent: formatPercentage(percent) });
  return (
    <MoneyInput
      ref={ref}
      name="markup"
      label={t('markup')}
      layout="ledger"
      currency={currency}
      value={quote.markup}
      onValueChange={(value) => {
        field.onChange(value);
        setValue('markupManual', true, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      description={automatic ?? (quote.markupManual ? t('markupManual') : undefined)}
      readOnly={moneyFixed}
      beside={
        recalculates && (
          <Button
            tone="quiet"
            size="sm"
            aria-label={message('recalcular_margem')}
            title={message('recalcular_margem')}
            onClick={() => {
              setValue('markupManual', false, { shouldDirty: true });
              // The button goes with what it did.
              setFocus('markup');
            }}
          >
            <RefreshCw aria-hidden="true" />
          </Button>
        )
      }
    />
  );
}
