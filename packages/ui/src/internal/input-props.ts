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
  /** Called when the focus leaves the field. */
  onBlur?: FocusEventHandler<Element> | undefined;
  /** The name under which a form sends the value, and by which autofill knows it. */
  name?: string | undefined;
  /** An example of a value, shown while the field is empty; never a replacement for the label. */
  placeholder?: string | undefined;
  /** The field takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** What a browser may fill in, as HTML names it; `off` for data of others. */
  autoComplete?: string | undefined;
  /** Gives access to the control, to focus it for example. */
  ref?: Ref<Element> | undefined;
}
