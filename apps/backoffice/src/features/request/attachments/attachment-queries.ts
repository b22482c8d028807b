import { listAttachmentLog, listAttachments, registerAttachment, removeAttachment } from '@guiche/contract/attachments';
import type { Attachment } from '@guiche/domain/entities';
import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';

/** The attachments of a service. @see Q-283 */
export function attachmentsQuery(uuid: string) {
  return queryOptions({
    queryKey: ['attachments', uuid],
    queryFn: ({ signal }) => api.call(listAttachments, { params: { uuid }, signal }),
  });
}

/** What happened to the attachments of a service. @see Q-284 */
export function attachmentLogQuery(id: string) {
  return queryOptions({
    queryKey: ['attachment-log', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listAttachmentLog, { params: { id }, signal }),
  });
}

/** Puts an attachment into the list of its service: over the former one, or as the newest. */
export function showAttachment(client: QueryClient, attachment: Attachment): void {
  const { queryKey } = attachmentsQuery(attachment.uuidServico);
  client.setQueryData(queryKey, (list: readonly Attachment[] | undefined) => {
    if (!list) return undefined;
    const others = list.filter(({ uuid }) => uuid !== attachment.uuid);
    return others.length < list.length ? list.map((one) => (one.uuid === attachment.uuid ? attachment : one)) : [attachment, ...list];
  });
  void client.invalidateQueries({ queryKey });
}

/** Saves another description at once. @see */
export function useDescribe() {
  const client = useQueryClient();
  const notify = useNotify(attachmentsMessages);
  return useMutation({
    mutationFn: ({ attachment, descricao }: { attachment: Attachment; descricao: string }) =>
      api.call(registerAttachment, { body: { ...attachment, descricao } }),
    onSuccess: (stored) => showAttachment(client, stored),
    onError: (error) => notify.failure(error, 'erro_ao_salvar_anexos'),
  });
}

/** Removes an attachment; the row stays until the server has done it. @see */
export function useRemoveAttachment(service: string) {
  const client = useQueryClient();
  const notify = useNotify(attachmentsMessages);
  const { queryKey } = attachmentsQuery(service);
  return useMutation({
    mutationFn: ({ uuid }: Attachment) => api.call(removeAttachment, { params: { uuid: uuid ?? '' } }),
    onSuccess: (_empty, { uuid }) => {
      client.setQueryData(queryKey, (list: Attachment[] | undefined) => list?.filter((one) => one.uuid !== uuid));
      notify.success('anexo_removido_com_sucesso');
    },
    onError: (error) => notify.failure(error, undefined, 'anexo_sem_conexao'),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
