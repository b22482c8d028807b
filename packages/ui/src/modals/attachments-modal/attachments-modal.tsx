import { attachmentIsShownImage, attachmentSize, downloadName } from '@guiche/domain/attachments';
import type { Attachment } from '@guiche/domain/entities';
import { Download, Eye, History, Paperclip, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { momentText } from '../../internal/moment-text.ts';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { attachmentsModalTexts } from './attachments-modal.texts.ts';
import { FileChooser } from './file-chooser.tsx';
import type { HeldAttachment } from './held-attachment.ts';
import { HeldRow } from './held-row.tsx';

export interface AttachmentsModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. Held files stay with the caller. */
  onOpenChange: (open: boolean) => void;
  /** Whose attachments they are: service, dates, travellers. */
  context?: ReactNode;
  /** The stored attachments, in the order of the list. Undefined while they load. */
  attachments: readonly Attachment[] | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** The files that were chosen and are not stored yet. @see Q-172 */
  held?: readonly HeldAttachment[] | undefined;
  /** Nothing is left but list, download and log. @see Q-054 */
  readOnly?: boolean | undefined;
  /** Called with chosen files that may be attached. */
  onHold: (files: readonly File[]) => void;
  /** Saves the description of a stored attachment at once. Rejects when that failed, after the caller has said why. @see Q-173 */
  onDescribe: (attachment: Attachment, descricao: string) => Promise<void>;
  /** Changes the description of a held file. @see Q-173 */
  onDescribeHeld: (id: string, descricao: string) => void;
  /** Takes a held file off the list. */
  onDropHeld: (id: string) => void;
  /** Ends the sending of a file, which is held again. */
  onCancelSending: (id: string) => void;
  /** Sends the held files: all, or the one that is named, after it failed. Left out while what they belong to was never saved. */
  onSend?: ((id?: string) => void) | undefined;
  /** Downloads an attachment under a name made of its description and the url's extension. @see Q-178 */
  onDownload: (attachment: Attachment, name: string) => void;
  /** Shows an image enlarged, as `ImagePreview` does; without it images are downloaded like any file. @see S-186 */
  onPreview?: ((attachment: Attachment) => void) | undefined;
  /** Removes an attachment, after the question. Rejects when that failed, after the caller has said why. @see Q-179 */
  onRemove: (attachment: Attachment) => Promise<void>;
  /** Shows what happened to the attachments. Left out while what they belong to was never saved. */
  onShowLog?: (() => void) | undefined;
}

/**
 * The files of a service or quote: adding, describing, downloading and removing them.
 *
 * Use: for the attachments of one service or quote. New files are held by the caller until the service is saved, or sent at once.
 * Not for: one picture or document as the value of a field.
 * Keyboard: Ctrl+V: takes the files of the clipboard; Enter: saves a description; Escape: leaves a description as it was, or closes the window.
 * Screen reader: a dialog with a list; each file says description, extension, size and moment, and its buttons name it; progress is a progress bar.
 * @see
 * @keywords anexos, arquivos, upload, documentos, attachments
 */
export function AttachmentsModal(props: AttachmentsModalProps) {
  const { open, onOpenChange, context, attachments, onRetry, held = [], readOnly = false, onShowLog, onSend } = props;
  const t = useTexts(attachmentsModalTexts);
  // What was refused is sent no more.
  const toSend = held.filter(({ state }) => state.kind !== 'refused');
  const sends = !readOnly && toSend.length > 0;
  const waiting = toSend.filter(({ state }) => state.kind !== 'sending').length;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('title')}
      context={context}
      footer={
        (onShowLog || sends) && (
          <>
            {onShowLog && (
              <Button tone="quiet" onClick={onShowLog} className="g:me-auto">
                <History aria-hidden="true" />
                {t('log')}
              </Button>
            )}
            {sends && (
              <>
                {waiting > 0 && <p className="g:text-ink-2 g:text-sm">{t('waiting', { count: waiting })}</p>}
                {onSend && (
                  <Button tone="primary" pending={waiting === 0} onClick={() => onSend()}>
                    {t('send')}
                  </Button>
                )}
              </>
            )}
          </>
        )
      }
    >
      {onRetry ? (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      ) : attachments ? (
        <Files {...props} attachments={attachments} held={held} readOnly={readOnly} />
      ) : (
        <div role="status" aria-busy="true" className="g:grid g:gap-4">
          <span className="g:sr-only">{t('loading')}</span>
          {['g:w-48', 'g:w-64', 'g:w-40'].map((width) => (
            <div key={width} className="g:flex g:items-center g:gap-3">
              <Skeleton className="g:size-9" />
              <div className="g:grid g:gap-1.5">
                <Skeleton className={`g:h-4 ${width}`} />
                <Skeleton className="g:h-3 g:w-32" />
              </div>
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface FilesProps extends AttachmentsModalProps {
  attachments: readonly Attachment[];
  held: readonly HeldAttachment[];
  readOnly: boolean;
}

/** The list with what is above it, once the attachments are there. */
function Files(props: FilesProps) {
  const {
    attachments,
    held,
    readOnly,
    onHold,
    onDescribe,
    onDescribeHeld,
    onDropHeld,
    onCancelSending,
    onSend,
    onDownload,
    onPreview,
    onRemove,
  } = props;
  const t = useTexts(attachmentsModalTexts);
  const area = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<Attachment>();
  const [pending, setPending] = useState(false);
  const shownHeld = readOnly ? [] : held;
  const empty = attachments.length + shownHeld.length === 0;
  useKeptFocus(area);

  async function remove(attachment: Attachment) {
    setPending(true);
    try {
      await onRemove(attachment);
    } catch {
      // The caller has said why; the row is still there.
    }
    setPending(false);
    setRemoving(undefined);
  }

  return (
    <div ref={area} className="g:grid g:gap-4">
      {!readOnly && <FileChooser area={area} onChoose={onHold} />}
      <section aria-label={t('list')} className="g:own">
        <h3 tabIndex={-1} className="g:sr-only">
          {t('list')}
        </h3>
        <p role="status" className="g:sr-only">
          {t('count', { count: attachments.length })}
        </p>
        {empty ? (
          <EmptyState icon={<Paperclip />} title={t('empty')}>
            {readOnly ? t('emptyReadOnly') : t('emptyHint')}
          </EmptyState>
        ) : (
          <ul className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
            {shownHeld.map((one) => (
              <HeldRow
                key={one.id}
                held={one}
                onDescribe={(descricao) => onDescribeHeld(one.id, descricao)}
                onDrop={() => onDropHeld(one.id)}
                onCancel={() => onCancelSending(one.id)}
                onRetry={() => onSend?.(one.id)}
              />
            ))}
            {attachments.map((attachment) => (
              <AttachmentRow
                key={attachment.uuid}
                descricao={attachment.descricao}
                extension={attachment.extensao}
                facts={[attachmentSize(attachment.tamanho), momentText(attachment.data)]}
                onDescribe={readOnly ? undefined : (descricao) => onDescribe(attachment, descricao)}
                actions={
                  <>
                    {onPreview && attachmentIsShownImage(attachment.extensao) && (
                      <Button size="sm" onClick={() => onPreview(attachment)} aria-label={t('previewOf', { name: attachment.descricao })}>
                        <Eye aria-hidden="true" />
                        {t('preview')}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      onClick={() => onDownload(attachment, downloadName(attachment.descricao, attachment.url))}
                      aria-label={t('downloadOf', { name: attachment.descricao })}
                    >
                      <Download aria-hidden="true" />
                      {t('download')}
                    </Button>
                  </>
                }
                removal={
                  !readOnly && (
                    <Button
                      tone="quiet"
                      size="icon"
                      aria-label={t('remove', { name: attachment.descricao })}
                      onClick={() => setRemoving(attachment)}
                    >
                      <Trash2 aria-hidden="true" />
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        )}
      </section>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={t('removeQuestion', { name: removing?.descricao ?? '' })}
        description={t('removeConsequence')}
        kind="simCancelar"
        confirmLabel={t('removeConfirm')}
        tone="danger"
        pending={pending}
        onConfirm={() => removing && void remove(removing)}
      />
    </div>
  );
}
