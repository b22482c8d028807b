import { attachmentSize, downloadName } from '@guiche/domain/attachments';
import type { Attachment, TravelRequest } from '@guiche/domain/entities';
import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { logsMessages } from '@guiche/domain/messages/logs';
import { AttachmentLogModal } from '@guiche/ui/modals/attachment-log-modal';
import { AttachmentsModal } from '@guiche/ui/modals/attachments-modal';
import { ImagePreview } from '@guiche/ui/modals/image-preview';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { saveFile } from '../../../shared/files.ts';
import { contentOf, imageQuery } from './attachment-content.ts';
import { attachmentLogQuery, attachmentsQuery, useDescribe, useRemoveAttachment } from './attachment-queries.ts';
import { type AttachmentsOwner, ownerId } from './attachments-owner.ts';
import { heldFiles } from './page-held-files.ts';
import { cancelSending } from './send-held.ts';
import { useSendHeld } from './use-send-held.ts';

const NONE: readonly Attachment[] = [];

export interface AttachmentsWindowProps {
  request: TravelRequest;
  owner: AttachmentsOwner;
  /** The owner is a quote that was never saved: the server has nothing of it, and nothing can be sent for it. */
  unsaved?: boolean;
  /** Route, dates and travellers in one line. */
  context: ReactNode;
  readOnly: boolean;
  /** Called before files are held. */
  onHold?: () => void;
  onClose: () => void;
}

/** The attachments of a service or quote, with their log in a window of its own. @see */
export function AttachmentsWindow({ request, owner, unsaved = false, context, readOnly, onHold, onClose }: AttachmentsWindowProps) {
  const id = ownerId(owner);
  const notify = useNotify(attachmentsMessages);
  const attachments = useQuery({ ...attachmentsQuery(owner), enabled: !unsaved });
  const held = useSyncExternalStore(heldFiles.subscribe, () => heldFiles.of(id));
  const describe = useDescribe();
  const remove = useRemoveAttachment(owner);
  const send = useSendHeld(request);
  const [logOpen, setLogOpen] = useState(false);
  const [shown, setShown] = useState<Attachment>();
  useBackCloses(true, onClose);

  async function download({ url }: Attachment, name: string) {
    try {
      saveFile(await contentOf(url), name);
    } catch (error) {
      notify.failure(error, undefined, 'anexo_sem_conexao');
    }
  }

  return (
    <>
      <AttachmentsModal
        open
        onOpenChange={(open) => !open && onClose()}
        context={context}
        attachments={unsaved ? NONE : attachments.data}
        onRetry={attachments.isError && !attachments.data ? () => void attachments.refetch() : undefined}
        held={held}
        readOnly={readOnly}
        onHold={(chosen) => {
          onHold?.();
          heldFiles.hold(id, chosen);
        }}
        onDescribe={async (attachment, descricao) => void (await describe.mutateAsync({ attachment, descricao }))}
        onDescribeHeld={(held, descricao) => heldFiles.describe(id, held, descricao)}
        onDropHeld={(held) => heldFiles.drop(id, held)}
        onCancelSending={cancelSending}
        onSend={unsaved ? undefined : (held) => void send(owner, held)}
        onDownload={(attachment, name) => void download(attachment, name)}
        onPreview={setShown}
        onRemove={async (attachment) => void (await remove.mutateAsync(attachment))}
        onShowLog={unsaved ? undefined : () => setLogOpen(true)}
      />
      {shown && (
        <ImageWindow
          attachment={shown}
          onDownload={() => void download(shown, downloadName(shown.descricao, shown.url))}
          onClose={() => setShown(undefined)}
        />
      )}
      {logOpen && <LogWindow owner={owner} context={context} onClose={() => setLogOpen(false)} />}
    </>
  );
}

interface ImageWindowProps {
  attachment: Attachment;
  onDownload: () => void;
  onClose: () => void;
}

/** @see S-186 */
function ImageWindow({ attachment, onDownload, onClose }: ImageWindowProps) {
  const image = useQuery(imageQuery(attachment));
  useBackCloses(true, onClose);
  return (
    <ImagePreview
      open
      onOpenChange={(open) => !open && onClose()}
      name={attachment.descricao}
      context={`${attachment.extensao.toUpperCase()} · ${attachmentSize(attachment.tamanho)}`}
      src={image.data}
      onRetry={image.isError ? () => void image.refetch() : undefined}
      onDownload={onDownload}
    />
  );
}

/** @see Q-307 */
function LogWindow({ owner, context, onClose }: Pick<AttachmentsWindowProps, 'owner' | 'context' | 'onClose'>) {
  const notify = useNotify(logsMessages);
  const log = useQuery(attachmentLogQuery(owner));
  useBackCloses(true, onClose);
  useFailureNotice(log.error, (error) => notify.failure(error, 'erro_buscar_logs'));
  return (
    <AttachmentLogModal
      open
      onOpenChange={(open) => !open && onClose()}
      context={context}
      entries={log.data}
      onRetry={log.isError ? () => void log.refetch() : undefined}
    />
  );
}
