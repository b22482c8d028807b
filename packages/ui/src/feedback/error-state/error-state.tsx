import { CloudOff, RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { errorStateTexts } from './error-state.texts.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what failed. */
  title: ReactNode;
  /** The reason, or what to do besides trying again. */
  children?: ReactNode;
  /** Called by the button that tries again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** The next try is running. */
  pending?: boolean;
  /** A further action, such as a link back. */
  action?: ReactNode;
}

/**
 * Shown in place of content that could not be loaded, with a button to try again.
 *
 * Use: when a whole region could not be loaded.
 * Not for: a refused field or a failed action, beside which an `InlineError` or a toast says so.
 * Keyboard: Enter, Space: press the button that tries again.
 * Screen reader: read at once.
 * @keywords erro, falha, tentar de novo, error
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, pending = false, action, className = '', ...rest } = props;
  const t = useTexts(errorStateTexts);
  return (
    <div
      data-slot="error-state"
      role="alert"
      {...rest}
      className={`g:flex g:flex-col g:items-center g:gap-3 g:px-4 g:py-12 g:text-center ${className}`}
    >
      <span className="g:flex g:size-11 g:items-center g:justify-center g:rounded-full g:bg-danger-soft g:text-danger-ink">
        <CloudOff aria-hidden="true" className="g:size-5" />
      </span>
      <div className="g:max-w-md">
        <p className="g:font-semibold g:text-lg">{title}</p>
        {children && <div className="g:mt-1 g:text-ink-2">{children}</div>}
      </div>
      <div className="g:flex g:flex-wrap g:justify-center g:gap-2">
        {onRetry && (
          <Button tone="primary" pending={pending} onClick={onRetry}>
            <RefreshCw aria-hidden="true" />
            {t('retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
