import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { useSelectedOnFocus } from '../../internal/use-selected-on-focus.ts';
import { useSurplus } from '../../internal/use-surplus.ts';

export interface TextInputProps extends InputProps<string | null, string> {
  /** What the text is, which decides autofill and the keyboard of a phone. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** Characters that can be typed or pasted; the rest is cut, and the field says when a paste did not fit. */
  maxLength?: number | undefined;
  /** The on-screen keyboard that a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode'] | undefined;
  /** A unit or an icon before the text; read after the label. */
  prefix?: ReactNode | undefined;
  /** A unit or an icon after the text; read after the label. */
  suffix?: ReactNode | undefined;
  /** Buttons at the end of the field, such as one that shows a password. */
  actions?: ReactNode | undefined;
  /** Called for each key that is pressed in the field, before the form around it hears of it. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

/**
 * One line of text.
 *
 * Use: for one line of text without a format.
 * Not for: a value with a format that has an input of its own.
 * Value: the text; `''` (or a `null` that came in) while empty. The text is selected when the field gets the focus.
 * Keyboard: Tab: selects the text on its way in; Enter: sends the form around it, unless that is an `EntityForm`.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @keywords texto, nome, campo, text field
 */
export function TextInput(props: TextInputProps) {
  const { value, defaultValue, onValueChange, onBlur, name, placeholder, autoFocus, autoComplete, ref, ...field } = props;
  const { type = 'text', maxLength, inputMode, onKeyDown, ...frame } = field;
  const selected = useSelectedOnFocus<HTMLInputElement>(onBlur);
  const surplus = useSurplus(maxLength);
  const state = value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' };
  return (
    <FieldFrame {...frame} warning={surplus.warning ?? frame.warning}>
      {(control) => (
        <input
          data-control=""
          {...control}
          {...state}
          {...selected}
          {...surplus.listeners}
          ref={ref}
          type={type}
          name={name}
          placeholder={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          maxLength={maxLength}
          inputMode={inputMode}
          readOnly={frame.readOnly}
          onKeyDown={onKeyDown}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className={controlLook}
        />
      )}
    </FieldFrame>
  );
}
