import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldSign } from './field-sign.tsx';
import { useHeldError } from './use-held-error.ts';

/** What every field of a form has in common. */
export interface FieldProps {
  /** The label above the field, which a screen reader says first. */
  label: string;
  /** Keeps the label for screen readers only: for a cell whose column names it. */
  labelHidden?: boolean | undefined;
  /** Help that is always there. */
  description?: ReactNode | undefined;
  /** What is wrong, in words. Marks the field invalid and is read after the label. */
  error?: string | undefined;
  /** What deserves a second look and may be saved all the same. */
  warning?: string | undefined;
  /** Marks the field and tells a screen reader; whether it is empty is judged by the form. */
  required?: boolean | undefined;
  /** Takes the field out of use and out of the order of Tab; its value stays in sight. */
  disabled?: boolean | undefined;
  /** The value can be read, selected and copied, and not changed. */
  readOnly?: boolean | undefined;
  /** The height: `md` in a form, `sm` in a row or a filter. */
  size?: 'md' | 'sm' | undefined;
  /** The id of the control; one is made up without it. */
  id?: string | undefined;
  /** Classes that are added to those of the whole field, label and messages included. */
  className?: string | undefined;
}

/** How a field stands among others. */
export interface FieldPlace {
  /** Where the label stands: above the control, or left of it as on the lines of a ledger, whose controls stand one below the other. */
  layout?: 'stack' | 'ledger' | undefined;
  /** In a ledger, between the label and the control: a percentage, an action. */
  beside?: ReactNode | undefined;
}

/** What the control inside the frame takes over as it is. */
interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

/** The `data-…` attributes among the props: JSX takes them on every component, without a type. */
function dataAttributes(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** The words around a control and their wiring, for frames that lay them out otherwise. */
export function useField(field: Omit<FieldProps, 'label'>, extra?: string) {
  const { id, description, error, warning, required, disabled } = field;
  const own = useId();
  const controlId = id ?? own;
  const ids = {
    description: description ? `${controlId}-description` : undefined,
    warning: warning && !error ? `${controlId}-warning` : undefined,
    error: error ? `${controlId}-error` : undefined,
  };
  const control: ControlProps = {
    ...dataAttributes(field),
    id: controlId,
    disabled: disabled ?? false,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
    'aria-describedby': [extra, ids.description, ids.warning, ids.error].filter(Boolean).join(' ') || undefined,
  };
  return { control, ids };
}

export interface FieldMessagesProps extends Pick<FieldProps, 'description' | 'error' | 'warning'> {
  ids: ReturnType<typeof useField>['ids'];
}

/** Description, warning and error below a control; an error silences the warning. */
export function FieldMessages({ description, error, warning, ids }: FieldMessagesProps) {
  return (
    <>
      {description && (
        <p id={ids.description} className="g:text-xs g:text-ink-3">
          {description}
        </p>
      )}
      {(error || warning) && (
        <p id={ids.error ?? ids.warning} className={`g:flex g:gap-1 g:text-xs ${error ? 'g:text-danger-ink' : 'g:text-warning-ink'}`}>
          <FieldSign shape={error ? 'error' : 'warning'} />
          <span className="g:min-w-0 g:break-words">{error || warning}</span>
        </p>
      )}
    </>
  );
}

/** The star of a field that must be filled in; a screen reader hears it from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="g:text-danger-ink">
      {' *'}
    </span>
  );
}

const shell = cva(
  'g:flex g:w-full g:min-w-0 g:rounded-md g:border g:transition-[background-color,border-color,color] g:duration-120 g:has-[[data-control]:focus-visible]:outline-2 g:has-[[data-control]:focus-visible]:outline-accent g:has-[[data-control]:focus-visible]:outline-offset-1',
  {
    variants: {
      size: {
        md: 'g:text-base g:in-data-[density=compact]:text-sm',
        sm: 'g:text-sm',
      },
      shape: { line: 'g:items-center', area: '' },
      state: {
        plain: 'g:border-line-strong g:bg-surface-1 g:text-ink g:hover:border-ink-3',
        warning: 'g:border-warning g:bg-surface-1 g:text-ink',
        error: 'g:border-danger g:bg-surface-1 g:text-ink',
        readOnly: 'g:border-line g:bg-surface-2 g:text-ink',
        disabled: 'g:cursor-not-allowed g:border-line g:bg-surface-2 g:text-ink-3',
      },
    },
    compoundVariants: [
      { shape: 'line', size: 'md', class: 'g:h-control' },
      { shape: 'line', size: 'sm', class: 'g:h-control-sm' },
    ],
  },
);

/** The look of the control itself: it fills its shell, which carries border and focus ring. */
export const controlLook =
  'g:h-full g:min-w-0 g:flex-1 g:rounded-md g:bg-transparent g:px-2 g:text-inherit g:outline-none g:disabled:cursor-not-allowed g:[&::-webkit-search-cancel-button]:hidden';

/** A line of a ledger: words at the left, amounts in one column at the right. */
export const ledgerLine = 'g:grid g:grid-cols-[minmax(0,1fr)_var(--guiche-ledger-amounts,9.5rem)] g:items-start g:gap-x-2 g:gap-y-1';

export interface FieldFrameProps extends FieldProps, FieldPlace {
  shape?: 'line' | 'area' | undefined;
  /** Stands in the field before the text (a currency) and is read with the description. */
  prefix?: ReactNode | undefined;
  /** Stands in the field after the text (a unit) and is read with the description. */
  suffix?: ReactNode | undefined;
  /** Buttons in the field, after everything else. */
  actions?: ReactNode | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above (in a ledger at the left, with the description), control with what stands beside its text, and the words below.
 *
 * Screen reader: the control is named by the label; prefix, suffix, description, warning and error are read after it.
 */
export function FieldFrame({ prefix, suffix, actions, shape = 'line', layout = 'stack', beside, children, ...given }: FieldFrameProps) {
  const error = useHeldError(given.error);
  const field = { ...given, error };
  const { label, labelHidden, warning, required, disabled, readOnly, size = 'md', className } = field;
  const unitId = useId();
  const units = [prefix ? `${unitId}-prefix` : '', suffix ? `${unitId}-suffix` : ''].filter(Boolean).join(' ');
  const { control, ids } = useField(field, units);
  const state = disabled ? 'disabled' : error ? 'error' : warning ? 'warning' : readOnly ? 'readOnly' : 'plain';
  const name = (
    <label htmlFor={control.id} className={labelHidden ? 'g:sr-only' : 'g:text-ink-2 g:text-sm'}>
      {label}
      {required && <RequiredMark />}
    </label>
  );
  const box = (
    <div className={shell({ size, shape, state, class: readOnly && !disabled ? 'g:bg-surface-2' : '' })}>
      {prefix && (
        <span id={`${unitId}-prefix`} className="g:shrink-0 g:select-none g:whitespace-nowrap g:ps-2 g:text-ink-3">
          {prefix}
        </span>
      )}
      {children(control)}
      {suffix && (
        // A word that only comments on the text (a card's brand) gives way where there is no room for both.
        <span
          id={`${unitId}-suffix`}
          className="g:shrink-0 g:select-none g:whitespace-nowrap g:pe-2 g:text-ink-3 g:has-[[data-yields]]:max-w-[calc(100%-10rem)] g:has-[[data-yields]]:truncate"
        >
          {suffix}
        </span>
      )}
      {actions}
    </div>
  );
  if (layout === 'ledger') {
    const { description, ...said } = field;
    return (
      <div data-slot="field" className={`${ledgerLine} ${className ?? ''}`}>
        <div className="g:flex g:min-h-control g:flex-wrap g:content-center g:items-center g:gap-x-2">
          {name}
          {beside}
          <FieldMessages description={description} ids={ids} />
        </div>
        {box}
        {(error || warning) && (
          <div className="g:col-span-2">
            <FieldMessages {...said} ids={ids} />
          </div>
        )}
      </div>
    );
  }
  return (
    <div data-slot="field" className={`g:flex g:min-w-0 g:flex-col g:gap-1 ${className ?? ''}`}>
      {name}
      {box}
      <FieldMessages {...field} ids={ids} />
    </div>
  );
}
