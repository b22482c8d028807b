import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface InlineErrorProps extends ComponentProps<'p'> {
  /** What went wrong, in words. */
  children: ReactNode;
}

/**
 * One line with an error, beside its cause.
 *
 * Use: for an error whose cause is in sight and is no field of a form.
 * Not for: the error of a field, which its own `error` says.
 * Parts: an icon, and the sentence.
 * Keyboard: none.
 * Screen reader: read at once.
 * @keywords erro, error
 */
export function InlineError({ children, className = '', ...rest }: InlineErrorProps) {
  return (
    <p data-slot="inline-error" role="alert" {...rest} className={`g:flex g:gap-1 g:text-danger-ink g:text-sm ${className}`}>
      <CircleAlert aria-hidden="true" className="g:mt-px g:size-4 g:shrink-0" />
      <span className="g:min-w-0">{children}</span>
    </p>
  );
}
