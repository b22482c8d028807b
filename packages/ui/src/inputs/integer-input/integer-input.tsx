import { validationMessages } from '@guiche/domain/messages/validation';
import type { Refusal } from '@guiche/masks/engine';
import { imaskEditor } from '@guiche/masks/engine/imask';
import { formatInteger, parseInteger } from '@guiche/masks/integer';
import { integerMask } from '@guiche/masks/integer/imask';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { type Limits, useLimitedValue } from '../../internal/use-limited-value.ts';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

export interface IntegerInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>,
    Limits {
  /** The largest number of digits that can be typed. */
  maxDigits?: number | undefined;
}

/** A pasted number below zero, not the dash between two numbers. */
const NEGATIVE = /^\s*[-−–]\s*\d/;

/**
 * Count without sign or punctuation.
 *
 * A number beyond `min` or `max` is called invalid when the field is left.
 *
 * Use: for a count: travellers, nights, bags.
 * Not for: an identifier, whose leading zeros count; an amount with decimals.
 * Value: a number; `null` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: are the only characters that it takes. Any other leaves the text and what is
 * selected as they are.
 * Screen reader: named by `label`; description, warning and error are read after it. A minus is refused, and the field says so.
 * @see S-210
 * @keywords número, quantidade, inteiro, count
 */
export function IntegerInput({ maxDigits = 9, min, max, ...props }: IntegerInputProps) {
  const message = useMessage(validationMessages);
  const judged = useLimitedValue({ ...props, min, max }, formatInteger);
  const [refused, setRefused] = useState<Refusal>();
  const mask = {
    editor: imaskEditor({
      mask: integerMask({ maxDigits }),
      show: (text) => formatInteger(parseInteger(text.replace(/\D/g, '').slice(0, maxDigits))),
      isUnsigned: true,
      refuses: (pasted) => (NEGATIVE.test(pasted) ? 'negative' : undefined),
    }),
    parse: parseInteger,
    format: formatInteger,
  };
  return (
    <MaskedInput
      {...props}
      {...judged}
      mask={mask}
      inputMode="numeric"
      align="end"
      onEdit={(reason) => {
        judged.onEdit();
        setRefused(reason);
      }}
      warning={refused === 'negative' ? message('valor_nao_pode_ser_negativo') : props.warning}
    />
  );
}
