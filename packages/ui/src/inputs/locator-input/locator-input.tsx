import { validationMessages } from '@guiche/domain/messages/validation';
import { formatLocator, parseLocator } from '@guiche/masks/locator';
import { locatorEditor } from '@guiche/masks/locator/editor';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import type { InputProps } from '../../internal/input-props.ts';
import { type Mask, MaskedInput } from '../masked-input/index.ts';

const mask: Mask<string> = { editor: locatorEditor, parse: parseLocator, format: formatLocator };

export type LocatorInputProps = InputProps<string | null, string>;

/**
 * Reservation locator: six letters and digits, turned to upper case.
 *
 * Use: for the six characters by which an airline or a hotel finds a reservation.
 * Not for: the number of a ticket, which `TicketNumberInput` takes.
 * Value: the text; `''` (or a `null` that came in) while empty. The form checks whether it is a locator.
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: letters become upper case; Ctrl+V: takes the first locator of the text.
 * Screen reader: named by `label`; description, warning and error are read after it. A pasted text with a second locator, and one that is
 * too long, is told.
 * @see Q-203
 * @keywords localizador, reserva, PNR, locator
 */
export function LocatorInput({ value, defaultValue, ...props }: LocatorInputProps) {
  const state = { value: value === null ? '' : value, defaultValue: defaultValue ?? '' };
  const message = useMessage(validationMessages);
  const [several, setSeveral] = useState(false);
  return (
    <MaskedInput
      {...props}
      {...state}
      mask={mask}
      inputMode="text"
      autoCapitalize="characters"
      onEdit={(refused) => setSeveral(refused === 'several')}
      warning={several ? message('texto_com_varios_localizadores') : props.warning}
    />
  );
}
