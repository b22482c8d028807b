import { attachmentLogLook } from '@guiche/domain/attachments';
import type { AttachmentLogEntry } from '@guiche/domain/entities';
import { shownLogMoment } from '@guiche/domain/logs';
import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { History, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { attachmentLogModalTexts } from './attachment-log-modal.texts.ts';

const ICONS = { plus: Plus, bin: Trash2, pencil: Pencil, none: undefined } as const;

/** An entry whose action may be one that this version does not know. */
export interface ShownLogEntry extends Omit<AttachmentLogEntry, 'acao'> {
  readonly acao: string;
}

export interface AttachmentLogModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** Whose attachments they are: service, dates, travellers. */
  context?: ReactNode;
  /** What happened, in any order. Undefined while it loads. */
  entries: readonly ShownLogEntry[] | undefined;
  /** Loads it again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/**
 * What happened to the attachments of a service or quote, the newest first.
 *
 * Use: beside an `AttachmentsModal`, for who asks what became of a file.
 * Not for: the log of a request or of a user, whose entries say other things.
 * Keyboard: Escape: closes.
 * Screen reader: a dialog with a list; each entry says moment, action, file and user.
 * @see
 * @keywords histórico, log, anexos, alterações
 */
export function AttachmentLogModal({ open, onOpenChange, context, entries, onRetry }: AttachmentLogModalProps) {
  const t = useTexts(attachmentLogModalTexts);
  const newestFirst = entries && [...entries].sort((a, b) => b.data.localeCompare(a.data));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} context={context}>
      {onRetry ? (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      ) : !newestFirst ? (
        <div role="status" aria-busy="true" className="g:grid g:gap-3">
          <span className="g:sr-only">{t('loading')}</span>
          <Skeleton className="g:h-5 g:w-64" />
          <Skeleton className="g:h-5 g:w-48" />
          <Skeleton className="g:h-5 g:w-56" />
        </div>
      ) : newestFirst.length === 0 ? (
        <EmptyState icon={<History />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ol className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
          {newestFirst.map((entry, index) => (
            // Two entries may be alike in everything.
            <LogEntry key={`${entry.data} ${index}`} entry={entry} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function LogEntry({ entry: { acao, usuario, data, descricao } }: { entry: ShownLogEntry }) {
  const message = useMessage(attachmentsMessages);
  const { tone, icon, key } = attachmentLogLook(acao);
  const Icon = ICONS[icon];
  return (
    <li data-slot="log-entry" className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-1 g:py-2.5">
      <time dateTime={data} className="g:w-24 g:shrink-0 g:text-ink-2 g:text-sm g:tabular">
        {shownLogMoment(data)}
      </time>
      <span className="g:w-28 g:shrink-0">
        <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" />}>
          {key === null ? acao : message(key)}
        </Badge>
      </span>
      <span className="g:min-w-0 g:flex-1 g:basis-40">
        <span className="g:block g:break-words g:font-medium">{descricao}</span>
        <span className="g:block g:break-words g:text-ink-2 g:text-sm">{usuario}</span>
      </span>
    </li>
  );
}
