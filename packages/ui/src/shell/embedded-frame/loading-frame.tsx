import { useEffect, useState } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { LoadingOverlay } from '../../feedback/loading-overlay/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { useHydrating } from '../../internal/use-hydrating.ts';
import { embeddedFrameTexts } from './embedded-frame.texts.ts';

/** What every embedded page may do. It may not take the whole window elsewhere. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';

interface LoadingFrameProps {
  title: string;
  url: URL;
  patience: number;
}

/** The frame itself, covered until its page is there, and given up when it does not come in time. */
export function LoadingFrame({ title, url, patience }: LoadingFrameProps) {
  const t = useTexts(embeddedFrameTexts);
  const hydrating = useHydrating();
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), patience);
    return () => clearTimeout(timer);
  }, [state, patience]);

  if (state === 'late') {
    return (
      <div className="g:flex g:min-h-0 g:flex-1 g:items-center g:justify-center g:rounded-md g:border g:border-line g:bg-surface-1">
        <ErrorState title={t('late', { title })} onRetry={() => setState('loading')}>
          {t('lateHelp')}
        </ErrorState>
      </div>
    );
  }
  return (
    <LoadingOverlay visible={state === 'loading'} label={t('loading', { title })} className="g:min-h-0 g:flex-1">
      {/* Not from a server: it would have loaded before anybody heard of it. */}
      {!hydrating && (
        <iframe
          title={title}
          src={url.href}
          // A page of our own origin would be without a sandbox: it could take itself out of it.
          sandbox={url.origin === window.location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`}
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          className="g:size-full g:rounded-md g:border g:border-line"
        />
      )}
    </LoadingOverlay>
  );
}
