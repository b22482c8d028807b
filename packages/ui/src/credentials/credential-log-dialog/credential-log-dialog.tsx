import type { CredentialLogEntry } from '@guiche/domain/entities';
import { credentialLogLabel, shownLogMoment } from '@guiche/domain/logs';
import { logsMessages } from '@guiche/domain/messages/logs';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { credentialLogDialogTexts } from './credential-log-dialog.texts.ts';
import { CredentialValues } from './credential-values.tsx';

/** An entry of a credential's log; a server may know actions that are not known here. */
export type ShownCredentialLogEntry = Omit<CredentialLogEntry, 'acao'> & { readonly acao: string };

export interface CredentialLogDialogProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** The consolidator of the credential, under the title. */
  context: ReactNode;
  /** The entries, the latest first; undefined while they load. */
  entries: readonly ShownCredentialLogEntry[] | undefined;
  /** Returns the name of a user of the agency, for an entry without one; undefined while it is not known. */
  nameOf?: ((userId: string) => string | undefined) | undefined;
  /** Why the log could not be loaded, in words. */
  error?: ReactNode;
  /** Loads the log again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** The log is being loaded again. */
  pending?: boolean;
}

/**
 * What happened to a credential, when, and who did it: the fields and companies that changed, old and new side by side. Passwords are masked.
 *
 * Use: for people who ask since when a credential has a value, or who changed it.
 * Not for: what happened to a user, which is a `UserLogDialog`.
 * Keyboard: Escape: closes; Tab: goes to the companies that are not in sight, which Enter shows.
 * Screen reader: a dialog with a list of entries; each change is read with its field, before and after.
 * @see
 * @keywords histórico, credencial, auditoria, log
 */
export function CredentialLogDialog({ open, onOpenChange, context, ...log }: CredentialLogDialogProps) {
  const t = useTexts(credentialLogDialogTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} context={context} size="lg">
      <Log {...log} />
    </Dialog>
  );
}

function Log({ entries, nameOf, error, onRetry, pending = false }: Omit<CredentialLogDialogProps, 'open' | 'onOpenChange' | 'context'>) {
  const t = useTexts(credentialLogDialogTexts);
  if (!entries && error !== undefined) return <ErrorState title={error} onRetry={onRetry} pending={pending} />;
  if (!entries) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className="g:flex g:flex-col g:gap-2">
        {['first', 'second', 'third'].map((line) => (
          <Skeleton key={line} className="g:h-5 g:w-full" />
        ))}
      </div>
    );
  }
  if (entries.length === 0) return <EmptyState icon={<History />} title={t('empty')} />;
  return (
    <>
      <p role="status" className="g:text-ink-2 g:text-sm">
        {t('entries', { count: entries.length })}
      </p>
      <ol data-part="entries" className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
        {entries.map((entry, index) => (
          // Two entries may be alike in everything; the order of entries that are shown does not change.
          <li key={`${entry.acao} ${index}`} className="g:py-3">
            <Entry entry={entry} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ entry, nameOf }: Pick<CredentialLogDialogProps, 'nameOf'> & { entry: ShownCredentialLogEntry }) {
  const t = useTexts(credentialLogDialogTexts);
  const message = useMessage(logsMessages);
  const { acao, colaborador, idUsuarioAgencia, data, detalhes } = entry;
  const name = colaborador ?? (idUsuarioAgencia === null ? undefined : nameOf?.(idUsuarioAgencia));
  return (
    <>
      <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-0.5">
        {data !== undefined && (
          <time dateTime={data} className="g:text-ink-2 g:text-sm g:tabular">
            {shownLogMoment(data)}
          </time>
        )}
        <strong className="g:wrap-anywhere g:min-w-0 g:font-semibold">{message(credentialLogLabel(acao))}</strong>
        <span className="g:wrap-anywhere g:min-w-0 g:text-ink-2 g:text-sm">{name === undefined ? t('bySomebody') : t('by', { name })}</span>
        {detalhes.identificador && (
          <span className="g:wrap-anywhere g:text-ink-2 g:text-sm">{t('identification', { value: detalhes.identificador })}</span>
        )}
      </p>
      <CredentialValues details={detalhes} />
    </>
  );
}
