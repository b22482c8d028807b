import { imaskEditor } from '@guiche/masks/imask/engine';
import { integerMask } from '@guiche/masks/imask/integer';
import { formatInteger, parseInteger } from '@guiche/masks/integer';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

export interface IntegerInputProps extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'align' | 'onEdit'> {
  /** Digits that can be typed. */
  maxDigits?: number | undefined;
}

/** Count without sign or marks. Value: a number; `null` while empty. */
export function IntegerInput({ maxDigits = 9, ...props }: IntegerInputProps) {
  const mask = {
    editor: imaskEditor({
      mask: integerMask({ maxDigits }),
      show: (text) => formatInteger(parseInteger(text.replace(/\D/g, '').slice(0, maxDigits))),
    }),
    parse: parseInteger,
    format: formatInteger,
  };
  return <MaskedInput {...props} mask={mask} inputMode="numeric" align="end" />;
}
