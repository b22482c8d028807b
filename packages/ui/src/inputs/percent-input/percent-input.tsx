import { imaskEditor } from '@guiche/masks/imask/engine';
import { percentageMask } from '@guiche/masks/imask/percentage';
import { formatPercentage, parsePercentage } from '@guiche/masks/percentage';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

export interface PercentInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'align' | 'prefix' | 'suffix' | 'onEdit'> {
  /** Decimals that can be typed, and that are shown when the field is left. */
  fraction?: number | undefined;
  /** Whether `-` can be typed. */
  negative?: boolean | undefined;
}

/**
 * Percentage on the scale 0–100, typed from the left: `12,5` becomes `12,50` when the field is left.
 *
 * Value: a number; `null` while empty. The `%` stands beside the text, so it never catches the caret.
 * @see S-212
 */
export function PercentInput({ fraction = 2, negative = false, ...props }: PercentInputProps) {
  const parse = (text: string) => parsePercentage(text, { fraction });
  const format = (value: number | null) => formatPercentage(value, { fraction, suffix: false });
  const mask = {
    editor: imaskEditor({
      mask: percentageMask({ fraction, negative }),
      show: (text) => format(parse(text)),
      overwrites: (text, position) => {
        const comma = text.indexOf(',');
        return comma >= 0 && position > comma && text.length - comma - 1 === fraction;
      },
    }),
    parse,
    format,
  };
  return <MaskedInput {...props} mask={mask} inputMode={negative ? 'text' : 'decimal'} align="end" suffix="%" />;
}
