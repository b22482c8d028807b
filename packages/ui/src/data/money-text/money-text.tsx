import { formatMoney } from '@guiche/masks/money';
import { useUiText } from '../../i18n/index.ts';

export interface MoneyTextProps {
  value: number | null;
  /** ISO 4217 code. */
  currency?: string;
  className?: string;
}

/** An amount with its currency, in tabular figures. A negative one has its minus; none is a dash that is read in words. @see Q-132 */
export function MoneyText({ value, currency = 'BRL', className = '' }: MoneyTextProps) {
  const t = useUiText();
  return (
    <span data-slot="money-text" className={`whitespace-nowrap tabular-nums ${className}`}>
      {value === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="sr-only">{t('moneyText.none')}</span>
        </>
      ) : (
        formatMoney(value, { currency })
      )}
    </span>
  );
}
