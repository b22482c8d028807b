import { formatLocator, parseLocator } from '@guiche/masks/locator';
import { locatorEditor } from '@guiche/masks/locator/editor';
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
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: letters become upper case.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see Q-203
 * @keywords localizador, reserva, PNR, locator
 * @since 0.1.0
 */
export function LocatorInput({ value, defaultValue, ...props }: LocatorInputProps) {
  const state = { value: value === null ? '' : value, defaultValue: defaultValue ?? '' };
  return <MaskedInput {...props} {...state} mask={mask} inputMode="text" autoCapitalize="characters" />;
}
