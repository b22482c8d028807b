import { validationMessages } from '@guiche/domain/messages/validation';
import type { Refusal } from '@guiche/masks/engine';
import { formatTime, isPartialTime, isTime, parseTime } from '@guiche/masks/time';
import { timeEditor } from '@guiche/masks/time/editor';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { useJudgedValue } from '../../internal/use-judged-value.ts';
import { type Mask, MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

const mask: Mask<string | null> = {
  editor: timeEditor,
  parse: (text) => parseTime(text) ?? (formatTime(text) || null),
  format: formatTime,
};

export type TimeInputProps = Omit<
  MaskedInputProps<string | null>,
  'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit' | 'onKeyDown'
>;

/**
 * Time of day to the minute, typed as `HH:mm`. To choose from every half hour use `TimeSelect`.
 *
 * Use: for a time that is known to the minute.
 * Not for: a rough time, which is chosen faster with `TimeSelect`.
 * Value: `HH:mm`; `null` while empty. Typed text that is not a time (`14:0`) is given unchanged, so that the form's rule refuses it instead
 * of saving no time.
 * Keyboard: Tab: selects the text on its way in; Digits: get their colon by themselves, and an hour of one digit its 0; Letters: AM and PM
 * make the hour one of 24 (`8:10 PM` is `20:10`); Backspace, Delete: remove a character, across the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. A time that can no longer become valid is called invalid at
 * once, an incomplete one when the field is left. A pasted text without a time, or with several, is refused, and the field says so.
 * @keywords hora, horário, time
 */
export function TimeInput(props: TimeInputProps) {
  const message = useMessage(validationMessages);
  const [refused, setRefused] = useState<Refusal>();
  const judged = useJudgedValue({
    value: props.value,
    defaultValue: props.defaultValue,
    empty: null,
    onValueChange: props.onValueChange,
    onBlur: props.onBlur,
    error: props.error,
    judge: (current, left) => {
      if (current === null || (left ? isTime(current) : isPartialTime(current))) return undefined;
      return message('campo_invalido', { campo: props.label });
    },
  });
  return (
    <MaskedInput
      {...props}
      {...judged}
      mask={mask}
      inputMode="numeric"
      onEdit={(reason) => {
        judged.onEdit();
        setRefused(reason);
      }}
      warning={refused === 'text' ? message('campo_invalido', { campo: props.label }) : props.warning}
    />
  );
}
