import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A picture of what belongs here. */
  icon: ReactNode;
  /** Names what will be listed here. */
  title: ReactNode;
  /** Why it is empty, and how to change that. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/**
 * Shown in place of an empty list: says what will be listed here and offers the next step.
 *
 * Use: when a list has nothing to show, and nothing went wrong.
 * Not for: a list that could not be loaded, which is an `ErrorState`.
 * Keyboard: Enter, Space: press the next step, where there is one.
 * Screen reader: text in the order in which it is seen; the icon is hidden.
 * @keywords vazio, nada, sem resultados, empty
 */
export function EmptyState({ icon, title, children, action, className = '', ...rest }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...rest} className={`g:flex g:flex-col g:items-center g:gap-3 g:px-4 g:py-12 g:text-center ${className}`}>
      <span
        aria-hidden="true"
        className="g:flex g:size-11 g:items-center g:justify-center g:rounded-full g:bg-surface-3 g:text-ink-2 g:[&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="g:max-w-md">
        <p className="g:font-semibold g:text-lg">{title}</p>
        {children && <div className="g:mt-1 g:text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}
