import type { CardBrand } from '@guiche/masks/card';
import { isPartialVerificationCode, isVerificationCode, parseVerificationCode } from '@guiche/masks/verification-code';
import { verificationCodeEditor } from '@guiche/masks/verification-code/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

export interface CvvInputProps extends CodeInputProps {
  /** The card's brand, as `cardBrand` of `@guiche/masks/card` returns it: it decides the number of digits. */
  brand?: CardBrand | null | undefined;
}

function codeOf(brand: CardBrand | undefined): Code {
  return {
    mask: {
      editor: verificationCodeEditor(brand),
      // Formatted without the brand: a code too long for a card that was changed afterwards is shown whole and called invalid, not cut.
      parse: parseVerificationCode,
      format: (value) => value,
      pattern: brand ?? '',
    },
    isValid: (value) => isVerificationCode(value, brand),
    isPartial: (value) => isPartialVerificationCode(value, brand),
    invalid: 'campo_invalido',
  };
}

/**
 * Verification code of a card: three digits, four with American Express; both while the brand is not known.
 *
 * Use: for the code on a card, beside `CardNumberInput`.
 * Not for: any number that is stored: this one may not be.
 * Value: the digits, as text (leading zeros count); `''` while empty. Browsers do not fill it in unless `autoComplete` says so.
 * Keyboard: Tab: selects the text on its way in; Letters: are left out.
 * Screen reader: named by `label`; description and error are read after it. An incomplete code is called invalid when the field is left; a
 * change of brand checks it again.
 * @see Q-181
 * @keywords CVV, CVC, código de segurança, verso do cartão
 */
export function CvvInput({ brand, ...props }: CvvInputProps) {
  return <CodeInput {...props} code={codeOf(brand ?? undefined)} inputMode="numeric" />;
}
