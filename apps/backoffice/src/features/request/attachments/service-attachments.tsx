import { attachmentsMayChange } from '@guiche/domain/attachments';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import { openingQuestion } from '@guiche/domain/responsibility';
import { onDemand } from '@guiche/ui/on-demand';
import { AttachmentsButton } from '@guiche/ui/request/attachments-button';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { useOpeningContext } from '../../../shared/session/session-context.tsx';
import { contextOf } from '../context-of.ts';
import { useChangeBlock } from '../use-change-block.ts';
import { attachmentsQuery } from './attachment-queries.ts';
import { heldFiles } from './page-held-files.ts';

const Window = onDemand(async () => (await withMessages(import('./attachments-window.tsx'))).AttachmentsWindow);

export interface ServiceAttachmentsProps {
  request: TravelRequest;
  service: Service;
}

/** The button that opens the attachments of a service, and their window. @see Q-054 */
export function ServiceAttachments({ request, service }: ServiceAttachmentsProps) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const context = useOpeningContext();
  const attachments = useQuery(attachmentsQuery(service.id));
  const held = useSyncExternalStore(heldFiles.subscribe, () => heldFiles.of(service.id));
  const blocked = useChangeBlock(request);
  const readOnly = !attachmentsMayChange(request.status) || openingQuestion(request, context) === 'blocked' || blocked;

  async function show() {
    try {
      await Window.preload();
      setOpen(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <>
      <AttachmentsButton
        count={attachments.data?.length}
        waiting={held.length}
        onOpen={() => void show()}
        onOpenIntent={() => void Window.preload().catch(() => undefined)}
      />
      {open && (
        <Window request={request} service={service} context={contextOf(service)} readOnly={readOnly} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
