import { formatMoney } from '@guiche/masks/money';
import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { moneyTextTexts } from './money-text.texts.ts';

export interface MoneyTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The amount in units of the currency; `null` is shown as a dash. */
  value: number | null;
  /** ISO 4217 code. */
  currency?: string | undefined;
}

/**
 * An amount with its currency, in tabular figures. A negative amount has a minus; a missing one is a dash, which a screen reader reads in
 * words.
 *
 * Use: for every amount that is read.
 * Not for: an amount that can be typed, which needs `MoneyInput`.
 * Parts: one: the amount with its currency.
 * Keyboard: none.
 * Screen reader: the amount with its currency and its minus; a missing amount is read as a word, not as a dash.
 * @see Q-132
 * @keywords dinheiro, valor, moeda, preço, amount, price
 */
export function MoneyText({ value, currency = 'BRL', className = '', ...rest }: MoneyTextProps) {
  const t = useTexts(moneyTextTexts);
  return (
    <span data-slot="money-text" {...rest} className={`g:in-text g:whitespace-nowrap g:tabular ${className}`}>
      {value === null ? (
        <>
          <span className="g:own" aria-hidden="true">
            —
          </span>
          <span className="g:sr-only">{t('none')}</span>
        </>
      ) : (
        formatMoney(value, { currency })
      )}
    </span>
  );
}
