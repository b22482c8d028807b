import { useId } from 'react';

export interface ChoiceRowProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A few choices side by side, each of one press: the text below changes with it. */
export function ChoiceRow<Value extends string>({ label, options, value, onValueChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="g:min-w-0">
      <legend className="g:mb-1 g:text-ink-2 g:text-sm">{label}</legend>
      <div className="g:flex g:flex-wrap g:gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={`g:relative g:inline-flex g:h-control-sm g:cursor-pointer g:items-center g:gap-1.5 g:rounded-md g:border g:px-2 g:text-sm ${option.value === value ? 'g:border-accent g:bg-accent-soft g:font-medium g:text-accent-text' : 'g:border-line-strong g:bg-surface-1 g:hover:bg-surface-2'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="g:size-3.5 g:accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
