import { validationMessages } from '@guiche/domain/messages/validation';
import type { Editor, Refusal } from '@guiche/masks/engine';
import { type FocusEvent, type HTMLAttributes, type KeyboardEventHandler, type ReactNode, useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { useMaskedText } from '../../internal/use-masked-text.ts';
import { useSelectedOnFocus } from '../../internal/use-selected-on-focus.ts';

/** A format for a field: its editing, and the conversion between text and value. */
export interface Mask<Value> {
  editor: Editor;
  /** Returns the plain value of a text; the empty value for `''`. */
  parse: (text: string) => Value;
  /** Returns the text of a value, as shown when nobody is typing. */
  format: (value: Value) => string;
  /** Returns the text that a person means who leaves the field, or presses Enter in it: missing parts filled in. */
  complete?: ((text: string) => string) | undefined;
  /** Whether a text is one that is typed on: the focus places the caret behind it instead of selecting it. */
  goesOn?: ((text: string) => boolean) | undefined;
  /** Names the present pattern of a format that has several (by state): a text in another pattern is formatted again. */
  pattern?: string | undefined;
}

export interface MaskedInputProps<Value> extends InputProps<Value> {
  /** The format: how a typed text is kept in shape, read as a value and shown again. */
  mask: Mask<Value>;
  /** The on-screen keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** How an on-screen keyboard capitalises; by default it would begin a text with a capital. */
  autoCapitalize?: 'none' | 'characters' | undefined;
  /** `end` for numbers, so that their decimals line up. */
  align?: 'start' | 'end' | undefined;
  /** A unit before the text, such as a currency; read after the label. */
  prefix?: ReactNode | undefined;
  /** A unit after the text, such as `%`; read after the label. */
  suffix?: ReactNode | undefined;
  /** Buttons at the end of the field, such as one that copies the value. */
  actions?: ReactNode | undefined;
  /** Called at each edit, with the reason when it was refused. */
  onEdit?: ((refused: Refusal | undefined) => void) | undefined;
  /** Called for each key that is pressed, before the format reads it. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

/**
 * Text field that keeps a format while one types and gives the plain value.
 *
 * Use: to make an input for a format that has none yet.
 * Not for: a format that has an input of its own.
 * Value: what `mask.parse` returns, never the masked text. One `onValueChange` for each edit that changes it, none on mount. Paste, drop
 * and autofill are one edit; what has no room is left out, and the field says so. Leaving the field shows the value as the format writes
 * it.
 * Keyboard: Tab: selects the text on its way in; Enter: completes the text as leaving the field does; Backspace, Delete: remove a
 * character, across the punctuation beside it.
 * Screen reader: named by `label`; prefix, suffix, description, warning and error are read after it. A refused edit is said in the error.
 * @see S-225, S-226
 * @keywords máscara, formato, mask
 */
export function MaskedInput<Value>(props: MaskedInputProps<Value>) {
  const { mask, value, defaultValue, onValueChange, onEdit, onBlur, onKeyDown, name, placeholder, ...field } = props;
  const { autoFocus, ref, autoComplete = 'off', inputMode, autoCapitalize = 'none', align = 'start', ...frame } = field;
  const { pattern } = mask;
  const message = useMessage(validationMessages);
  const [surplus, setSurplus] = useState(false);
  /** Why an edit was taken in part alone: what the value lacks is told beyond the field, too. */
  const [partly, setPartly] = useState<Refusal>();
  const [typed, setTyped] = useState(() => ({ text: mask.format(value ?? defaultValue ?? mask.parse('')), pattern }));
  const current = value === undefined ? mask.parse(typed.text) : value;
  // What is being typed stays as typed ("10,"), as long as it means the value that the caller keeps.
  const stays = typed.pattern === pattern && Object.is(mask.parse(typed.text), current);
  const shown = stays ? typed.text : mask.format(current);

  function handleEdit(next: string, refused: Refusal | undefined) {
    onEdit?.(refused);
    setSurplus(refused === 'length');
    setPartly((was) => (next !== shown || refused === was ? refused : undefined));
    setTyped({ text: next, pattern });
    const [was, is] = [mask.parse(shown), mask.parse(next)];
    if (!Object.is(was, is)) onValueChange?.(is);
  }

  function complete() {
    const [was, is] = [mask.parse(shown), mask.parse(mask.complete?.(shown) ?? shown)];
    setTyped({ text: mask.format(is), pattern });
    if (!Object.is(was, is)) onValueChange?.(is);
  }

  const masked = useMaskedText({ editor: mask.editor, shown, onEdit: handleEdit, ref });

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    complete();
    masked.leave();
    onEdit?.(partly);
    onBlur?.(event);
  }

  const selected = useSelectedOnFocus<HTMLInputElement>(handleBlur, () => mask.goesOn?.(shown) ?? false);
  return (
    <FieldFrame {...frame} warning={surplus ? message('texto_maior_que_campo') : frame.warning}>
      {(control) => (
        <input
          type="text"
          data-control=""
          {...control}
          {...masked.input}
          {...selected}
          name={name}
          placeholder={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          autoCorrect="off"
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          readOnly={frame.readOnly}
          inputMode={inputMode}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && mask.complete) complete();
            onKeyDown?.(event);
            if (!event.defaultPrevented) masked.input.onKeyDown(event);
          }}
          className={`${controlLook} g:tabular ${align === 'end' ? 'g:text-end' : ''}`}
        />
      )}
    </FieldFrame>
  );
}
