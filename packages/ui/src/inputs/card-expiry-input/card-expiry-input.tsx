import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatCardExpiry, isCardExpiry, isPartialCardExpiry, parseCardExpiry } from '@guiche/masks/card-expiry';
import { cardExpiryEditor } from '@guiche/masks/card-expiry/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: cardExpiryEditor, parse: parseCardExpiry, format: formatCardExpiry },
  isValid: isCardExpiry,
  isPartial: isPartialCardExpiry,
  invalid: VALIDATION_KEYS.validadeCartao,
};

export type CardExpiryInputProps = CodeInputProps;

/**
 * Expiry of a card, shown as on the card: `12/28`. The form, which knows today's date, checks whether it is past.
 *
 * Use: for the month and year printed on a card.
 * Not for: any other date, which `DateInput` takes.
 * Value: month and year as four digits, `1228`; `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: a month of one digit gets its 0, a year of four digits loses its century;
 * Backspace, Delete: remove a character, across the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. A month that does not exist is called invalid at once, an
 * incomplete expiry when the field is left.
 * @see S-216
 * @keywords validade, mês do cartão, vencimento
 */
export function CardExpiryInput(props: CardExpiryInputProps) {
  return <CodeInput {...props} code={code} inputMode="numeric" />;
}
