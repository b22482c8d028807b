import type { UserLogEntry } from '@guiche/domain/entities';
import { newestFirst, shownLogMoment, userLogLabel, userLogValue } from '@guiche/domain/logs';
import { logsMessages } from '@guiche/domain/messages/logs';
import { usersMessages } from '@guiche/domain/messages/users';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { userLogDialogTexts } from './user-log-dialog.texts.ts';

/** An entry of a user's log; a server may know actions that are not known here. */
export type ShownUserLogEntry = Omit<UserLogEntry, 'acao'> & { readonly acao: string };

export interface UserLogDialogProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** The name of the user, under the title. */
  context: ReactNode;
  /** The entries in any order; the newest is put first. Undefined while they load. */
  entries: readonly ShownUserLogEntry[] | undefined;
  /** Why the log could not be loaded, in words. */
  error?: ReactNode;
  /** Loads the log again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** The log is being loaded again. */
  pending?: boolean;
}

/**
 * What happened to a user: who created it, changed its data, logged in or set a new password, and when. A change shows both values.
 *
 * Use: for people who ask since when a user has a right, or who changed it.
 * Not for: what happened to a request or a quote, which are a `RequestLog` and a `QuoteLog`.
 * Keyboard: Escape: closes; Up, Down, Page Up, Page Down: scroll the entries.
 * Screen reader: a dialog with a list of entries; an unknown action is read as such.
 * @see
 * @keywords histórico, usuário, auditoria, acesso, log
 */
export function UserLogDialog({ open, onOpenChange, context, ...log }: UserLogDialogProps) {
  const t = useTexts(userLogDialogTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} context={context} size="md">
      <Log {...log} />
    </Dialog>
  );
}

function Log({ entries, error, onRetry, pending = false }: Pick<UserLogDialogProps, 'entries' | 'error' | 'onRetry' | 'pending'>) {
  const t = useTexts(userLogDialogTexts);
  if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} pending={pending} />;
  if (!entries) return <LogSkeleton />;
  if (entries.length === 0) return <EmptyState icon={<History />} title={t('empty')} />;
  return (
    <>
      <p role="status" className="g:text-ink-2 g:text-sm">
        {t('entries', { count: entries.length })}
      </p>
      <ol className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
        {newestFirst(entries, ({ data }) => data).map((entry, index) => (
          // Two entries may be alike in everything; the order of entries that are shown does not change.
          <li key={`${entry.data} ${index}`} className="g:py-3">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ entry: { acao, usuario, data, valorAnterior, valorNovo } }: { entry: ShownUserLogEntry }) {
  const t = useTexts(userLogDialogTexts);
  const message = useMessage(logsMessages);
  return (
    <>
      <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-0.5">
        <time dateTime={data} className="g:text-ink-2 g:text-sm g:tabular">
          {shownLogMoment(data)}
        </time>
        <strong className="g:wrap-anywhere g:min-w-0 g:font-semibold">{message(userLogLabel(acao))}</strong>
        <span className="g:wrap-anywhere g:min-w-0 g:text-ink-2 g:text-sm">{t('by', { name: usuario })}</span>
      </p>
      {(valorAnterior !== null || valorNovo !== null) && (
        <p className="g:mt-1 g:wrap-anywhere g:text-sm">
          <span className="g:text-ink-2">{t('from')}</span> <Value acao={acao} value={valorAnterior} />{' '}
          <span className="g:text-ink-2">{t('to')}</span> <Value acao={acao} value={valorNovo} />
        </p>
      )}
    </>
  );
}

function Value({ acao, value }: { acao: string; value: string | null }) {
  const t = useTexts(userLogDialogTexts);
  const say = useViolationText(logsMessages, usersMessages);
  const shown = userLogValue(acao, value);
  if (shown && 'key' in shown) return <span className="g:font-medium">{say(shown)}</span>;
  if (!shown || shown.text === '') return <em className="g:text-ink-2">{t('blank')}</em>;
  return <span className="g:font-medium">{shown.text}</span>;
}

function LogSkeleton() {
  const t = useTexts(userLogDialogTexts);
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="g:flex g:flex-col g:gap-2">
      {['first', 'second', 'third'].map((line) => (
        <Skeleton key={line} className="g:h-5 g:w-full" />
      ))}
    </div>
  );
}
