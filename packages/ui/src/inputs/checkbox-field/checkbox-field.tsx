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
 * A yes or no, beside its label. Value: boolean.
 *
 * Keyboard: Space. The label is part of the target. Read-only keeps focus and value.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, labelHidden, size = 'md', className, readOnly, value, defaultValue, onValueChange, onBlur, name, ref, ...field } = props;
  const { control, ids } = useField(field);
  // Radix has no read-only: the value is controlled to keep it.
  const state =
    value !== undefined ? { checked: value } : readOnly ? { checked: defaultValue ?? false } : { defaultChecked: defaultValue ?? false };
  return (
    <div data-slot="field" className={`flex min-w-0 flex-col gap-1 ${className ?? ''}`}>
      <div
        className={`flex items-center gap-2 ${size === 'md' ? 'min-h-control text-base in-data-[density=compact]:text-sm' : 'min-h-6 text-sm'}`}
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
          className="flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-line-strong bg-surface-1 text-accent-ink transition-colors duration-120 hover:not-disabled:border-ink-3 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 aria-invalid:border-danger aria-readonly:cursor-default data-[state=checked]:border-transparent data-[state=checked]:bg-accent disabled:data-[state=checked]:bg-ink-3 aria-readonly:data-[state=checked]:bg-ink-3"
        >
          <Radix.Indicator>
            <Check aria-hidden="true" strokeWidth={3} className="size-3" />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={control.id} className={labelHidden ? 'sr-only' : `min-w-0 ${control.disabled ? 'text-ink-3' : 'text-ink'}`}>
          {label}
          {field.required && <RequiredMark />}
        </label>
      </div>
      <FieldMessages {...field} ids={ids} />
    </div>
  );
}
