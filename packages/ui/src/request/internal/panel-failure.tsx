import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorStateTexts } from '../../feedback/error-state/error-state.texts.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';

export interface PanelFailureProps {
  error: ReactNode;
  onRetry?: (() => void) | undefined;
  pending: boolean;
}

/** What a small panel shows when it could not be loaded. */
export function PanelFailure({ error, onRetry, pending }: PanelFailureProps) {
  const t = useTexts(errorStateTexts);
  return (
    <div className="g:flex g:flex-col g:items-start g:gap-2">
      <InlineError>{error}</InlineError>
      {onRetry && (
        <Button size="sm" pending={pending} onClick={onRetry}>
          <RefreshCw aria-hidden="true" />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
