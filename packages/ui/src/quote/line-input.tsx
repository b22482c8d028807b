import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { TextInput, type TextInputProps } from '../inputs/text-input/index.ts';

export type LineInputProps = Omit<TextInputProps, 'maxLength'>;

/** One line of a quote: no more can be typed than a quote holds. */
export function LineInput(props: LineInputProps) {
  return <TextInput {...props} maxLength={LINE_LENGTH} />;
}
