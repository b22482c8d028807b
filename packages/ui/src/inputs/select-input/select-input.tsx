import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { selectInputTexts } from './select-input.texts.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectInputProps<Value extends string>
  extends Omit<InputProps<Value | null, Value | null, HTMLSelectElement>, 'autoComplete'> {
  /** The choices, in the order of the list. */
  options: readonly SelectOption<Value>[];
  /** Whether the choice can be cleared. A required field offers no empty choice after one is made. */
  clearable?: boolean | undefined;
}

/**
 * A choice of one of a few options, in the device's own list.
 *
 * Use: for up to some thirty fixed choices.
 * Not for: more, which are searched with `Autocomplete`; two, which may be a `CheckboxField`.
 * Value: the option's value; `null` while none is chosen.
 * Keyboard: Down, Up: choose in the list of the device; Letters: jump to an option. Read-only shows the choice as text that can be focused.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @keywords lista, escolha, dropdown, combo, select
 */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>): ReactElement;
// FormField reads the props of an input from its last signature, and cannot read them from a generic one.
export function SelectInput(props: SelectInputProps<string>): ReactElement;
export function SelectInput(props: SelectInputProps<string>): ReactElement {
  const t = useTexts(selectInputTexts);
  const { options, value, defaultValue, onValueChange, onBlur, name, placeholder, autoFocus, ref, ...field } = props;
  const { clearable = !field.required, ...frame } = field;
  const state = value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' };
  const chosen = (text: string) => options.find((option) => option.value === text)?.value ?? null;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="g:relative g:flex g:h-full g:min-w-0 g:flex-1">
          <select
            data-control=""
            {...control}
            {...state}
            ref={ref}
            name={name}
            // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
            autoFocus={autoFocus}
            // A select element has no read-only: it offers only its present choice instead.
            aria-readonly={frame.readOnly || undefined}
            onChange={(event) => onValueChange?.(chosen(event.currentTarget.value))}
            onBlur={onBlur}
            className={`${controlLook} g:cursor-pointer g:appearance-none g:truncate g:pe-7 g:has-[[data-none]:checked]:text-ink-3 g:disabled:cursor-not-allowed g:[&>option]:bg-surface-1 g:[&>option]:text-ink`}
          >
            {/* Marked by itself: with `value` in a `:has()`, each key in any field of the page would look its elements through. */}
            <option className="g:own" data-none="" value="" hidden={!clearable} disabled={frame.readOnly}>
              {placeholder ?? t('placeholder')}
            </option>
            {options.map((option) => (
              <option
                className="g:own"
                key={option.value}
                value={option.value}
                disabled={option.disabled || (frame.readOnly && option.value !== (value ?? defaultValue))}
              >
                {option.label}
              </option>
            ))}
          </select>
          {!frame.readOnly && (
            <ChevronDown
              aria-hidden="true"
              className="g:pointer-events-none g:absolute g:top-1/2 g:end-2 g:size-4 g:[translate:0_-50%] g:text-ink-3"
            />
          )}
        </span>
      )}
    </FieldFrame>
  );
}
