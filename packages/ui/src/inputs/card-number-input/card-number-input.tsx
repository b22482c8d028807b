import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { type CardBrand, cardBrand, formatCardNumber, isCardNumber, isPartialCardNumber, parseCardNumber } from '@guiche/masks/card';
import { cardEditor } from '@guiche/masks/card/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

// Names of companies: the same in every language.
const BRANDS: Record<CardBrand, string> = {
  elo: 'Elo',
  hipercard: 'Hipercard',
  aura: 'Aura',
  amex: 'Amex',
  diners: 'Diners Club',
  jcb: 'JCB',
  discover: 'Discover',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

function brandName(value: string): string | undefined {
  const brand = cardBrand(value);
  return brand && BRANDS[brand];
}

const code: Code = {
  mask: { editor: cardEditor, parse: parseCardNumber, format: formatCardNumber },
  isValid: isCardNumber,
  isPartial: isPartialCardNumber,
  invalid: VALIDATION_KEYS.cartao,
  suffixOf: brandName,
};

export type CardNumberInputProps = Omit<CodeInputProps, 'suffix'>;

/**
 * Card number in the groups printed on the card, `4111 1111 1111 1111`, with the brand in words once its digits say it.
 *
 * Use: to take a card number that is sent on at once.
 * Not for: showing a stored card, of which only the last digits may be seen.
 * Value: the digits, with `*` for those that are hidden, as text; `''` while empty. It appears only in the field and in `onValueChange`,
 * and browsers do not fill it in unless `autoComplete` says so.
 * Keyboard: Tab: selects the text on its way in; Digits: are grouped as on the card, and grouped anew when another brand has other groups;
 * Backspace, Delete: remove a character, across the punctuation beside it.
 * Screen reader: named by `label`; brand, description and error are read after it. A number that can no longer become valid is called
 * invalid at once, an incomplete one when the field is left.
 * @see S-215, S-217, S-218, S-219
 * @keywords cartão, crédito, credit card
 */
export function CardNumberInput(props: CardNumberInputProps) {
  return <CodeInput {...props} code={code} inputMode="numeric" />;
}
