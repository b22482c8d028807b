import type { FocusEventHandler, Ref } from 'react';
import type { FieldPlace, FieldProps } from './field-frame.tsx';

/** The names that mean the same on every input: a value goes in, a value comes out. */
export interface InputProps<Value, Out = Value, Element extends HTMLElement = HTMLInputElement> extends FieldProps, FieldPlace {
  /** The value, when the caller keeps it. */
  value?: Value | undefined;
  /** The value to start with, when the input keeps it itself. */
  defaultValue?: Value | undefined;
  /** Once for each edit that changes the value, never on mount. */
  onValueChange?: ((value: Out) => void) | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  autoComplete?: string | undefined;
  ref?: Ref<Element> | undefined;
}
