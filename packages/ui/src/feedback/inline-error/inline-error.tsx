import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface InlineErrorProps {
  children: ReactNode;
}

/** One line with an error, beside its cause. Screen reader: read at once. */
export function InlineError({ children }: InlineErrorProps) {
  return (
    <p data-slot="inline-error" role="alert" className="flex gap-1 text-danger-ink text-sm">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
