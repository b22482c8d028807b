import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { errorStateTexts } from './error-state.texts.ts';

export interface ErrorStateProps {
  /** Says what failed. */
  title: ReactNode;
  /** The reason, or what to do besides trying again. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  pending?: boolean;
  /** A further action, such as a link back. */
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded, with a button to try again. Screen reader: read at once. */
export function ErrorState({ title, children, onRetry, pending = false, action }: ErrorStateProps) {
  const t = useTexts(errorStateTexts);
  return (
    <div data-slot="error-state" role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="flex size-11 items-center justify-center rounded-full bg-danger-soft text-danger-ink">
        <CloudOff aria-hidden="true" className="size-5" />
      </span>
      <div className="max-w-md">
        <p className="font-semibold text-lg">{title}</p>
        {children && <div className="mt-1 text-ink-2">{children}</div>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
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
