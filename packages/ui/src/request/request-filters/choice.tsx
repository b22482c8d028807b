import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * One of a few short words side by side.
 *
 * Keyboard: one Tab stop, arrows choose. Screen reader: a group of radio buttons, named by the label.
 */
export function Choice<Value extends string>({ label, options, value, onValueChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-ink-2 text-sm">{label}</legend>
      <div className="flex h-control rounded-md border border-line-strong bg-surface-1 text-base in-data-[density=compact]:text-sm">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex flex-1 cursor-pointer items-center justify-center whitespace-nowrap border-line px-3 text-ink-2 transition-colors duration-120 not-first:border-l first:rounded-l-md last:rounded-r-md hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-text has-checked:shadow-[inset_0_-2px_0_var(--t-accent)] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
