import { type ChangeEvent, useId } from 'react';

export interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while none is chosen. */
  value: Value | null;
  /** `byPointer` is false for the arrow keys: whoever goes through the options with them must not lose the group. */
  onValueChange: (value: Value, byPointer: boolean) => void;
}

/** A click that a key makes has no count of clicks. */
const isByPointer = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof UIEvent && nativeEvent.detail > 0;

/**
 * One of a few short words side by side.
 *
 * Keyboard: one Tab stop, arrows choose. Screen reader: a group of radio buttons, named by the label.
 */
export function Choice<Value extends string>({ label, options, value, onValueChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="g:min-w-0">
      <legend className="g:mb-1 g:text-ink-2 g:text-sm">{label}</legend>
      <div className="g:flex g:h-control g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:text-base g:in-data-[density=compact]:text-sm">
        {options.map((option) => (
          <label
            key={option.value}
            className="g:relative g:flex g:flex-1 g:cursor-pointer g:items-center g:justify-center g:whitespace-nowrap g:border-line g:px-3 g:max-sm:px-2 g:text-ink-2 g:transition-[background-color,border-color,color] g:duration-120 g:not-first:border-s g:first:rounded-s-md g:last:rounded-e-md g:hover:text-ink g:has-checked:bg-accent-soft g:has-checked:text-accent-text g:has-checked:shadow-[inset_0_-2px_0_var(--guiche-accent)] g:forced-colors:has-checked:bg-[Highlight] g:forced-colors:has-checked:text-[HighlightText] g:forced-colors:has-checked:forced-color-adjust-none g:has-focus-visible:outline-2 g:has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={(event) => onValueChange(option.value, isByPointer(event))}
              className="g:absolute g:inset-0 g:cursor-pointer g:appearance-none g:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
