import { formatMoney } from '@guiche/masks/money';
import { useTexts } from '../../i18n/index.ts';
import { moneyTextTexts } from './money-text.texts.ts';

export interface MoneyTextProps {
  value: number | null;
  /** ISO 4217 code. */
  currency?: string;
  className?: string;
}

/**
 * An amount with its currency, in tabular figures. A negative amount has a minus; a missing one is a dash, which a screen reader reads in
 * words.
 * @see Q-132
 */
export function MoneyText({ value, currency = 'BRL', className = '' }: MoneyTextProps) {
  const t = useTexts(moneyTextTexts);
  return (
    <span data-slot="money-text" className={`g:whitespace-nowrap g:tabular-nums ${className}`}>
      {value === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="g:sr-only">{t('none')}</span>
        </>
      ) : (
        formatMoney(value, { currency })
      )}
    </span>
  );
}
