import { CircleAlert, CircleCheck, CircleSlash, Download, ExternalLink, type LucideIcon, X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { ProgressBar } from '../../internal/progress-bar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { reportProgressTexts } from './report-progress.texts.ts';

/** What becomes of a report that is generated. */
export type ReportState =
  /** It is being made; the part of its rows that is written, 0 to 1, is null until their number is known. */
  | { readonly kind: 'running'; readonly share: number | null }
  /** The person has cancelled it, and the server has not said so yet. */
  | { readonly kind: 'cancelling' }
  /** It is there. A file that is read in the browser has `opens`; any other is saved under its name. */
  | { readonly kind: 'ready'; readonly href: string; readonly fileName: string; readonly opens: boolean }
  | { readonly kind: 'cancelled' }
  /** It could not be made, in words. */
  | { readonly kind: 'failed'; readonly words: string };

export interface ReportProgressProps {
  /** The name of the report. */
  report: string;
  /** What becomes of it. */
  state: ReportState;
  /** Called to stop it while it is being made. */
  onCancel: () => void;
  /** Called to make it again with the same parameters, after it failed or was cancelled. */
  onRetry: () => void;
  /** Called by the button that closes the notice of a report that has ended. */
  onDismiss: () => void;
}

/**
 * A report that is being generated: how far it is, with a button that stops it; when it is there, the link that opens it or saves it once
 * more, since a browser may have kept back the tab that was opened for it.
 *
 * Use: beside the parameters with which a report was generated, from the press until it is closed.
 * Not for: the export of a list, which a `ListExport` shows; a save, which its button shows.
 * Keyboard: Enter, Space: press its buttons and follow its link.
 * Focus: stays on the notice when the button that had it goes.
 * Screen reader: read when the report begins and when it ends, not at each step; a failure interrupts.
 * @see S-112, S-120, S-121, S-123
 * @keywords relatório, progresso, gerando, cancelar, download, report job
 */
export function ReportProgress({ report, state, onCancel, onRetry, onDismiss }: ReportProgressProps) {
  const t = useTexts(reportProgressTexts);
  const language = useUiLanguage();
  const notice = useRef<HTMLElement>(null);
  const isMade = state.kind === 'running' || state.kind === 'cancelling';
  const share = state.kind === 'running' ? state.share : null;
  const Sign = SIGNS[state.kind];
  const words = {
    running: () => t(share === null ? 'waiting' : 'running', { report }),
    cancelling: () => t('cancelling', { report }),
    ready: () => t('ready', { report }),
    cancelled: () => t('cancelled', { report }),
    failed: () => (state.kind === 'failed' ? state.words : ''),
  }[state.kind]();

  /** The button that was pressed goes with what it does. */
  function press(act: () => void) {
    notice.current?.focus();
    act();
  }
  return (
    <section
      ref={notice}
      data-slot="report-progress"
      aria-label={report}
      tabIndex={-1}
      className={`g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2 g:rounded-md g:border g:px-3 g:py-2 ${LOOKS[state.kind]}`}
    >
      {Sign && <Sign aria-hidden="true" className="g:size-4 g:shrink-0" />}
      <span
        data-words=""
        role={state.kind === 'failed' ? 'alert' : 'status'}
        className="g:wrap-anywhere g:min-w-0 g:flex-1 g:basis-56 g:font-medium"
      >
        {words}
      </span>
      {isMade && (
        <span className="g:flex g:items-center g:gap-2 g:text-ink-2 g:text-sm">
          {share !== null && (
            // Not announced: each step would be too much to listen to.
            <span aria-hidden="true" className="g:tabular">
              {t('share', { percent: share.toLocaleString(language, { style: 'percent' }) })}
            </span>
          )}
          <ProgressBar label={words} share={share} />
        </span>
      )}
      <span className="g:flex g:flex-wrap g:items-center g:gap-2">
        {state.kind === 'running' && (
          <Button size="sm" aria-label={t('cancelLabel', { report })} onClick={() => press(onCancel)}>
            {t('cancel')}
          </Button>
        )}
        {state.kind === 'ready' && (
          <Button size="sm" asChild>
            {state.opens ? (
              <a href={state.href} target="_blank" rel="noreferrer" className="g:own">
                <ExternalLink aria-hidden="true" />
                {t('open')}
              </a>
            ) : (
              <a href={state.href} download={state.fileName} className="g:own">
                <Download aria-hidden="true" />
                {t('download', { file: state.fileName })}
              </a>
            )}
          </Button>
        )}
        {(state.kind === 'failed' || state.kind === 'cancelled') && (
          <Button size="sm" onClick={() => press(onRetry)}>
            {t('retry')}
          </Button>
        )}
        {!isMade && (
          <Button tone="quiet" size="sm" className="g:text-current!" aria-label={t('dismiss')} onClick={onDismiss}>
            <X aria-hidden="true" />
          </Button>
        )}
      </span>
    </section>
  );
}

const LOOKS: Record<ReportState['kind'], string> = {
  running: 'g:border-line g:bg-surface-1',
  cancelling: 'g:border-line g:bg-surface-1',
  ready: 'g:border-success/30 g:bg-success-soft g:text-success-ink',
  cancelled: 'g:border-line g:bg-surface-1',
  failed: 'g:border-danger/30 g:bg-danger-soft g:text-danger-ink',
};

const SIGNS: Partial<Record<ReportState['kind'], LucideIcon>> = { ready: CircleCheck, cancelled: CircleSlash, failed: CircleAlert };
