import type { Editor } from '@guiche/masks/engine';
import { type FocusEvent, type HTMLAttributes, type KeyboardEventHandler, type ReactNode, useState } from 'react';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { useMaskedText } from '../../internal/use-masked-text.ts';

/** A format as a field needs it: how it is edited, and text to value and back. */
export interface Mask<Value> {
  editor: Editor;
  /** The plain value of a text; of `''` the empty value. */
  parse: (text: string) => Value;
  /** The text of a value, as it stands when nobody is typing. */
  format: (value: Value) => string;
}

export interface MaskedInputProps<Value> extends InputProps<Value> {
  mask: Mask<Value>;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** Numbers stand at the end, so that their decimals are below each other. */
  align?: 'start' | 'end' | undefined;
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** Each edit: `true` when it was refused, because the value would pass what the field can hold. */
  onEdit?: ((refused: boolean) => void) | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

/**
 * Text field that keeps a format while one types and gives the plain value.
 *
 * Value: what `mask.parse` answers, never the masked text. One `onValueChange` for each edit that changes it, none on mount.
 * Paste, drop and autofill come in one step. Leaving the field shows the value as the format writes it.
 * @see S-225, S-226
 */
export function MaskedInput<Value>(props: MaskedInputProps<Value>) {
  const { mask, value, defaultValue, onValueChange, onEdit, onBlur, onKeyDown, name, placeholder, ...field } = props;
  const { autoFocus, ref, autoComplete = 'off', inputMode, align = 'start', ...frame } = field;
  const [text, setText] = useState(() => mask.format(value ?? defaultValue ?? mask.parse('')));
  // What is being typed stays as typed ("10,"), as long as it means the value that the caller keeps.
  const shown = value === undefined || Object.is(mask.parse(text), value) ? text : mask.format(value);

  function handleEdit(next: string, refused: boolean) {
    onEdit?.(refused);
    setText(next);
    const [was, is] = [mask.parse(shown), mask.parse(next)];
    if (!Object.is(was, is)) onValueChange?.(is);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setText(mask.format(mask.parse(shown)));
    onEdit?.(false);
    onBlur?.(event);
  }

  const masked = useMaskedText({ editor: mask.editor, shown, onEdit: handleEdit, ref });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          type="text"
          data-control=""
          {...control}
          {...masked}
          name={name}
          placeholder={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          readOnly={frame.readOnly}
          inputMode={inputMode}
          onBlur={handleBlur}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) masked.onKeyDown(event);
          }}
          className={`${controlLook} tabular-nums ${align === 'end' ? 'text-right' : ''}`}
        />
      )}
    </FieldFrame>
  );
}
