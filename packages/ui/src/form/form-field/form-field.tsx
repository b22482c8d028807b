import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';

/** The props that the form passes to an input; every input of `inputs/` takes them. */
interface Wiring<Value> {
  value?: Value;
  onValueChange?: ((value: never) => void) | undefined;
  onBlur?: ((event: never) => void) | undefined;
  name?: string | undefined;
  error?: string | undefined;
  ref?: unknown;
}

type WiredName = 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'name' | 'error' | 'ref' | 'input' | 'control';
type ValueOf<Props> = Props extends { value?: infer Value } ? Value : never;

export type FormFieldProps<
  Props extends Wiring<unknown>,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ValueOf<Props>>,
  Context,
  Transformed,
> = Omit<Props, WiredName> & {
  /** The input to show, as `MoneyInput`. */
  input: (props: Props) => ReactNode;
  /** The `control` of react-hook-form that holds the values. */
  control: Control<Values, Context, Transformed>;
  /** The field's path. Only paths whose value the input takes are allowed. */
  name: Name;
  /** Called after the form has the new value: for fields that depend on this one. */
  onValueChange?: ((value: FieldPathValue<Values, Name>) => void) | undefined;
};

/** The error's own words, else those of the first part of the value that is wrong (`cia.id` at the field `cia`). */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if ('type' in error) return undefined;
  for (const part of Object.values(error)) {
    const message = messageOf(part);
    if (message) return message;
  }
  return undefined;
}

/**
 * An input of a form: value, change, blur, focus and error come from react-hook-form, everything else goes to the input.
 *
 * The message of an error is shown as it is: it is put into the form already in words, as `showViolations` and `violationsResolver` do (`{
 * type: 'violation', message }`), so that a language change asks the rules again, not the input. Give the form a default for each field:
 * `null` for an empty amount or date, `''` for an empty text.
 *
 * Use: around every input of a react-hook-form form.
 * Not for: an input whose value is kept elsewhere: give it `value` and `onValueChange` itself.
 * Parts: those of the input.
 * Keyboard: Tab: goes to the input, whose own keys hold.
 * Screen reader: that of the input.
 * @keywords campo, formulário, react-hook-form
 */
export function FormField<
  Props extends Wiring<unknown>,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ValueOf<Props>>,
  Context,
  Transformed,
>({ input: Input, control, name, onValueChange, ...rest }: FormFieldProps<Props, Values, Name, Context, Transformed>) {
  const { field, fieldState } = useController({ control, name });
  const wiring = {
    name: field.name,
    value: field.value,
    ref: field.ref,
    onBlur: field.onBlur,
    onValueChange: (value: FieldPathValue<Values, Name>) => {
      field.onChange(value);
      onValueChange?.(value);
    },
    error: messageOf(fieldState.error),
  };
  // The compiler cannot see that the rest and the wiring are the whole of `Props`; FormFieldProps says so to every caller.
  const props = { ...rest, ...wiring } as unknown as Props;
  return <Input {...props} />;
}
