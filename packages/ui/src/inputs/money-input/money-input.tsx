import { validationMessages } from '@guiche/domain/messages/validation';
import { amountEditor, type Refusal } from '@guiche/masks/engine';
import { currencySymbol, formatMoney, parseMoney } from '@guiche/masks/money';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { type Limits, useLimitedValue } from '../../internal/use-limited-value.ts';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

export interface MoneyInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'prefix' | 'suffix' | 'onEdit'>,
    Limits {
  /** ISO 4217 code; its symbol stands before the amount. */
  currency?: string | undefined;
  /** Decimals; digits fill from the last of them. */
  fraction?: number | undefined;
  /** Whether `-` changes the sign. */
  negative?: boolean | undefined;
  /** The largest absolute amount that can be typed. @see S-214 */
  cap?: number | undefined;
}

/** Servers store at most twelve digits before the comma. */
const LARGEST_STORED = 999_999_999_999.99;

/**
 * Amount of money, typed from the cents: 1 2 3 4 5 shows `123,45`; a typed comma ends the whole part, and `0,5` is `0,50`.
 *
 * Use: for every amount of money that is typed.
 * Not for: an exchange rate, which `RateInput` takes; a percentage; an amount that is only read, which is a `MoneyText`.
 * Value: a number in units of the currency; `null` while empty, never 0 and never NaN for an empty field.
 * Keyboard: Tab: selects the amount on its way in, so typing replaces it; Digits: fill the amount from the cents; Comma, Dot: end the
 * whole part, also one without digits, so `,5` is `0,50`, but a dot before three digits is one of thousands; -: changes the sign when
 * `negative` is set; Backspace, Delete: remove a character, across the punctuation beside it; Ctrl+V: reads the text as a whole amount, so
 * `1234` is `1.234,00`. Any other character leaves the text and what is selected as they are.
 * Screen reader: the currency is read after the label. An amount beyond the cap, a minus where no negative amount is allowed, a third
 * decimal, and a pasted text that is no amount, has further decimals or names another currency are not accepted, and the field says so;
 * an amount beyond `min` or `max` is accepted, and called invalid when the field is left.
 * @see Q-132, S-210, S-211, S-214
 * @keywords dinheiro, valor, moeda, preço, tarifa, currency, amount
 */
export function MoneyInput(props: MoneyInputProps) {
  const { currency = 'BRL', fraction = 2, negative = false, cap = LARGEST_STORED, min, max, warning, ...field } = props;
  const message = useMessage(validationMessages);
  const say = (limit: number) => formatMoney(limit, { currency, fraction });
  const judged = useLimitedValue(props, say);
  const [refused, setRefused] = useState<Refusal>();
  const words: Partial<Record<Refusal, () => string>> = {
    limit: () => message('valor_acima_do_limite', { limite: say(cap) }),
    negative: () => message('valor_nao_pode_ser_negativo'),
    text: () => message('texto_sem_valor'),
    decimals: () => message('texto_com_decimais_demais', { count: fraction }),
    digit: () => message('valor_com_decimais_demais', { count: fraction }),
    currency: () => message('valor_em_outra_moeda', { moeda: currencySymbol(currency) }),
  };
  const mask = {
    editor: amountEditor({ fraction, negative, cap, currency }),
    parse: (text: string) => parseMoney(text, { fraction }),
    format: (value: number | null) => formatMoney(value, { symbol: false, fraction }),
  };
  return (
    <MaskedInput
      {...field}
      {...judged}
      mask={mask}
      inputMode={negative ? 'text' : 'numeric'}
      align="end"
      prefix={currencySymbol(currency)}
      onEdit={(reason) => {
        judged.onEdit();
        setRefused(reason);
      }}
      warning={(refused && words[refused]?.()) ?? warning}
    />
  );
}
