import { ExternalLink, Lock, Plug } from 'lucide-react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { embeddedFrameTexts } from './embedded-frame.texts.ts';
import { frameAddress } from './frame-address.ts';
import { LoadingFrame } from './loading-frame.tsx';

export interface EmbeddedFrameProps {
  /** The name of the embedded page: the frame's name for screen readers, and what its messages call it. */
  title: string;
  /** The absolute address of the page; without one the frame says that it is missing. */
  src?: string | undefined;
  /** The origins that may be shown, such as `https://hoteis.exemplo.com.br`; the address of any other is refused. */
  origins: readonly string[];
  /** Offers to open the page in a tab of its own. Not for an address with a secret in it: it would stay in the browser's history. */
  newTab?: boolean;
  /**
   * Milliseconds until a page that has not loaded is given up.
   * @default 30000
   */
  patience?: number;
  /**
   * Classes of the frame, for its height.
   * @default 'g:h-128'
   */
  className?: string;
}

/**
 * The page of another system inside of ours, in a sandbox: it may run and be used, and reaches nothing of the page around it.
 *
 * Use: for a page that is used where it stands: a ticket bank, a directory, a report.
 * Not for: a page that is only looked up now and then, which is a link.
 * Keyboard: Tab: goes on into the embedded page, and out of it at its end; Enter: opens the page in a new tab, or tries again.
 * Screen reader: the frame has its title; loading, and what is wrong with an address, are read when they come.
 * @keywords página incorporada, quadro, iframe, embed, sandbox
 */
export function EmbeddedFrame({ title, src, origins, newTab = false, patience = 30_000, className = 'g:h-128' }: EmbeddedFrameProps) {
  const t = useTexts(embeddedFrameTexts);
  const address = frameAddress(src, origins);
  if (address.kind !== 'allowed') {
    return (
      <div
        data-slot="embedded-frame"
        role="status"
        className={`g:flex g:items-center g:justify-center g:rounded-md g:border g:border-line g:bg-surface-1 ${className}`}
      >
        <EmptyState
          icon={address.kind === 'missing' ? <Plug /> : <Lock />}
          title={address.kind === 'missing' ? t('missing', { title }) : t('refused', { title })}
        >
          {address.kind === 'missing' ? t('missingHelp') : t('refusedHelp')}
        </EmptyState>
      </div>
    );
  }
  const { href } = address.url;
  return (
    <div data-slot="embedded-frame" className={`g:flex g:flex-col g:gap-1 ${className}`}>
      {newTab && (
        <Button asChild tone="quiet" size="sm" className="g:self-end">
          <a href={href} target="_blank" rel="noreferrer" className="g:own">
            <ExternalLink aria-hidden="true" />
            {t('newTab')}
          </a>
        </Button>
      )}
      {/* Another address is another page, which loads anew. */}
      <LoadingFrame key={href} title={title} url={address.url} patience={patience} />
    </div>
  );
}
