import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { useSurplus } from '../../internal/use-surplus.ts';
import { textAreaTexts } from './text-area.texts.ts';

export interface TextAreaProps extends InputProps<string | null, string, HTMLTextAreaElement> {
  /** The initial number of lines; the field can be resized. */
  rows?: number | undefined;
  /** Characters that can be typed or pasted; the rest is cut, and the field shows a count and says what of a paste did not fit. */
  maxLength?: number | undefined;
}

/**
 * Several lines of text.
 *
 * Use: for a note of several lines.
 * Not for: a single line, which `TextInput` takes.
 * Value: the text; `''` (or a `null` that came in) while empty. With `maxLength` a count is shown below.
 * Keyboard: Enter: begins a new line; Tab: leaves the field.
 * Screen reader: named by `label`; the count of characters, description, warning and error are read after it.
 * @keywords observação, texto longo, comentário, textarea
 */
export function TextArea(props: TextAreaProps) {
  const t = useTexts(textAreaTexts);
  const { value, defaultValue, onValueChange, onBlur, name, placeholder, autoFocus, autoComplete, ref, ...field } = props;
  const { rows = 3, maxLength, description, ...frame } = field;
  const surplus = useSurplus(maxLength);
  const [own, setOwn] = useState(defaultValue ?? '');
  const text = value === undefined ? own : (value ?? '');
  const count = maxLength === undefined ? undefined : t('count', { count: text.length, limit: maxLength });
  return (
    <FieldFrame
      {...frame}
      warning={surplus.warning ?? frame.warning}
      shape="area"
      description={
        count === undefined ? (
          description
        ) : (
          <span className="g:flex g:justify-between g:gap-3">
            <span className="g:own">{description}</span>
            <span className="g:shrink-0 g:tabular">{count}</span>
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          data-control=""
          {...control}
          {...surplus.listeners}
          ref={ref}
          rows={rows}
          maxLength={maxLength}
          name={name}
          placeholder={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          readOnly={frame.readOnly}
          value={text}
          onChange={(event) => {
            setOwn(event.currentTarget.value);
            onValueChange?.(event.currentTarget.value);
          }}
          onBlur={onBlur}
          className={`${controlLook} g:block g:min-h-control g:resize-y g:py-1.5`}
        />
      )}
    </FieldFrame>
  );
}
