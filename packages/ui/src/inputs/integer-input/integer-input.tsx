import { validationMessages } from '@guiche/domain/messages/validation';
import type { Refusal } from '@guiche/masks/engine';
import { formatInteger, parseInteger } from '@guiche/masks/integer';
import { integerEditor } from '@guiche/masks/integer/editor';
import { useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { type Limits, useLimitedValue } from '../../internal/use-limited-value.ts';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';
import { integerInputTexts } from './integer-input.texts.ts';

export interface IntegerInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>,
    Limits {
  /** The largest number of digits that can be typed. */
  maxDigits?: number | undefined;
}

/**
 * Count without sign or punctuation.
 *
 * A number beyond `min` or `max` is called invalid when the field is left.
 *
 * Use: for a count: travellers, nights, bags.
 * Not for: an identifier, whose leading zeros count; an amount with decimals.
 * Value: a number; `null` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: are the only characters that it takes. Any other leaves the text and what is
 * selected as they are; what is typed behind a comma or a dot is not taken either, except three digits behind a dot (`1.250`).
 * Screen reader: named by `label`; description, warning and error are read after it. A minus, decimals, a pasted text with several numbers
 * and one of too many digits are refused, and the field says so.
 * @see S-210
 * @keywords número, quantidade, inteiro, count
 */
export function IntegerInput({ maxDigits = 9, min, max, ...props }: IntegerInputProps) {
  const message = useMessage(validationMessages);
  const t = useTexts(integerInputTexts);
  const judged = useLimitedValue({ ...props, min, max }, formatInteger);
  const [refused, setRefused] = useState<Refusal>();
  const mask = { editor: integerEditor({ maxDigits }), parse: parseInteger, format: formatInteger };
  const words: Partial<Record<Refusal, () => string>> = {
    negative: () => message('valor_nao_pode_ser_negativo'),
    decimals: () => t('wholeOnly'),
    text: () => message('texto_sem_valor'),
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
      warning={(refused && words[refused]?.()) ?? props.warning}
    />
  );
}
