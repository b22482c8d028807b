import { imaskEditor } from '@guiche/masks/imask/engine';
import { locatorMask } from '@guiche/masks/imask/locator';
import { formatLocator, LOCATOR_LENGTH, parseLocator } from '@guiche/masks/locator';
import type { InputProps } from '../../internal/input-props.ts';
import { type Mask, MaskedInput } from '../masked-input/index.ts';

const mask: Mask<string> = {
  editor: imaskEditor({ mask: locatorMask, show: formatLocator, overwrites: (text) => text.length === LOCATOR_LENGTH }),
  parse: parseLocator,
  format: formatLocator,
};

export type LocatorInputProps = InputProps<string | null, string>;

/**
 * Reservation locator: six letters and digits, turned to upper case.
 *
 * Value: the text; `''` (or a `null` that came in) while empty. Whether it is a locator is judged by the form.
 * @see Q-203
 */
export function LocatorInput({ value, defaultValue, ...props }: LocatorInputProps) {
  return <MaskedInput {...props} value={value === null ? '' : value} defaultValue={defaultValue ?? ''} mask={mask} inputMode="text" />;
}
