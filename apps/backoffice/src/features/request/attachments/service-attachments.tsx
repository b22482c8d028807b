import type { Service, TravelRequest } from '@guiche/domain/entities';
import { AttachmentsButton } from '@guiche/ui/request/attachments-button';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { contextOf } from '../../../shared/requests/context-of.ts';
import { attachmentsQuery } from './attachment-queries.ts';
import { AttachmentsOnDemand } from './attachments-on-demand.ts';
import { heldFiles } from './page-held-files.ts';
import { useAttachmentsFixed } from './use-attachments-fixed.ts';

export interface ServiceAttachmentsProps {
  request: TravelRequest;
  service: Service;
}

/** The button that opens the attachments of a service, and their window. @see Q-054 */
export function ServiceAttachments({ request, service }: ServiceAttachmentsProps) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const owner = { uuidServico: service.id, idCotacao: null };
  const attachments = useQuery(attachmentsQuery(owner));
  const held = useSyncExternalStore(heldFiles.subscribe, () => heldFiles.of(service.id));
  const readOnly = useAttachmentsFixed(request);

  async function show() {
    try {
      await AttachmentsOnDemand.preload();
      setOpen(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <>
      <AttachmentsButton
        count={attachments.data?.length}
        waiting={held.filter(({ state }) => state.kind !== 'refused').length}
        onOpen={() => void show()}
        onOpenIntent={() => void AttachmentsOnDemand.preload().catch(() => undefined)}
      />
      {open && (
        <AttachmentsOnDemand
          request={request}
          owner={owner}
          context={contextOf(service)}
          readOnly={readOnly}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
