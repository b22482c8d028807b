import { timeChoices } from '@guiche/domain/time';
import { useState } from 'react';
import { SelectInput, type SelectInputProps } from '../select-input/index.ts';

export type TimeSelectProps = Omit<SelectInputProps<string>, 'options'>;

/**
 * Time of day, chosen every half hour from 00:00 to 23:30. For a time to the minute use `TimeInput`.
 *
 * Use: for a rough time: a pickup, a return.
 * Not for: a time to the minute, which `TimeInput` takes.
 * Value: `HH:mm`; `null` while none is chosen. A given time that is not on the half hour is shown, and stays among the choices after
 * another one is chosen.
 * Keyboard: Down, Up: choose in the list of the device; Digits: jump to a time, `14` to `14:00`.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see S-197
 * @keywords hora, horário, retirada, time
 */
export function TimeSelect(props: TimeSelectProps) {
  const current = props.value ?? props.defaultValue ?? null;
  const [kept, setKept] = useState(current);
  if (current && !timeChoices(kept).includes(current)) setKept(current);
  const options = timeChoices(kept).map((time) => ({ value: time, label: time }));
  return <SelectInput {...props} options={options} />;
}
