import * as Radix from '@radix-ui/react-checkbox';
import { Check } from 'lucide-react';
import type { FieldProps } from '../../internal/field-frame.tsx';
import { FieldMessages, RequiredMark, useField } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';

export interface CheckboxFieldProps
  extends FieldProps,
    Pick<
      InputProps<boolean, boolean, HTMLButtonElement>,
      'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'name' | 'autoFocus' | 'ref'
    > {}

/**
 * A yes or no, beside its label.
 *
 * Use: for a yes or no that is sent with the form.
 * Not for: an action that happens at once; one of several choices, which `SelectInput` takes.
 * Value: boolean.
 * Keyboard: Space: switches it, and does nothing while it is read-only.
 * Screen reader: a checkbox named by `label`, with its state; description, warning and error are read after it.
 * @keywords caixa de seleção, marcar, checkbox, sim ou não
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, labelHidden, size = 'md', className, readOnly, value, defaultValue, onValueChange, onBlur, name, ref, ...field } = props;
  const { control, ids } = useField(field);
  // Radix has no read-only: the value is controlled to keep it.
  const state =
    value !== undefined ? { checked: value } : readOnly ? { checked: defaultValue ?? false } : { defaultChecked: defaultValue ?? false };
  return (
    <div data-slot="field" className={`g:flex g:min-w-0 g:flex-col g:gap-1 ${className ?? ''}`}>
      <div
        className={`g:flex g:items-center g:gap-2 ${size === 'md' ? 'g:min-h-control g:text-base g:in-data-[density=compact]:text-sm' : 'g:min-h-6 g:text-sm'}`}
      >
        <Radix.Root
          {...control}
          {...state}
          ref={ref}
          {...(name === undefined ? {} : { name })}
          autoFocus={field.autoFocus}
          aria-readonly={readOnly || undefined}
          onCheckedChange={(checked) => {
            if (!readOnly) onValueChange?.(checked === true);
          }}
          onBlur={onBlur}
          className="g:flex g:size-4 g:shrink-0 g:items-center g:justify-center g:rounded-[4px] g:border g:border-line-strong g:bg-surface-1 g:text-accent-ink g:transition-[background-color,border-color,color] g:duration-120 g:hover:not-disabled:border-ink-3 g:disabled:cursor-not-allowed g:disabled:border-line g:disabled:bg-surface-2 g:aria-invalid:border-danger g:aria-readonly:cursor-default g:data-[state=checked]:border-transparent g:data-[state=checked]:bg-accent g:disabled:data-[state=checked]:bg-ink-3 g:aria-readonly:data-[state=checked]:bg-ink-3"
        >
          <Radix.Indicator className="g:own">
            <Check aria-hidden="true" strokeWidth={3} className="g:size-3" />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={control.id} className={labelHidden ? 'g:sr-only' : `g:min-w-0 ${control.disabled ? 'g:text-ink-3' : 'g:text-ink'}`}>
          {label}
          {field.required && <RequiredMark />}
        </label>
      </div>
      <FieldMessages {...field} ids={ids} />
    </div>
  );
}
