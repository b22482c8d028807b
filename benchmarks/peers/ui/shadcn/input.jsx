import { useId } from 'react';
import { cn, INPUT } from '../parts.jsx';

export function Input({ className, type = 'text', ...rest }) {
  return <input type={type} data-slot="input" className={cn(INPUT, className)} {...rest} />;
}

/** A label over its field. */
export function Field({ label, children }) {
  const id = useId();
  return (
    <div data-slot="field" className="flex flex-col gap-2">
      <label htmlFor={id} data-slot="label" className={cn('flex select-none items-center gap-2 font-medium text-sm leading-none')}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
