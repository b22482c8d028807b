import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  /** Names what will be listed here. */
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Shown in place of an empty list: says what will be listed here and offers the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden="true" className="flex size-11 items-center justify-center rounded-full bg-surface-3 text-ink-2 [&_svg]:size-5">
        {icon}
      </span>
      <div className="max-w-md">
        <p className="font-semibold text-lg">{title}</p>
        {children && <div className="mt-1 text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}
