import { uploadRequestAttachment } from '@guiche/contract/attachments';
import type { TravelRequest } from '@guiche/domain/entities';
import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { showAttachment } from './attachment-queries.ts';
import { type AttachmentsOwner, callsOf, ownerId } from './attachments-owner.ts';
import type { HeldFile } from './held-files.ts';
import { heldFiles } from './page-held-files.ts';

/** What is registered of a file: the server knows size, moment and extension by itself. */
function attachmentOf({ file, descricao }: HeldFile, owner: AttachmentsOwner, url: string, { idSolicitacao }: TravelRequest) {
  const { uuidServico, idCotacao } = owner;
  const data = new Date().toISOString();
  const extensao = url.split('.').at(-1) ?? '';
  return { uuid: null, uuidServico, idCotacao, data, url, descricao, tamanho: file.size, extensao, temp: true, idSolicitacao };
}

/** Takes back the toast of the files that failed: of the page, as they are held for it, whoever sends them again. */
let takeBackFailure = () => {};

/**
 * Returns a function that sends the held files of a service or quote, or the one that is named: called after it was saved, and by the window
 * of its attachments. A failure is told in a toast, once, which goes when the file has been stored after all; until then it is held
 * for another try. Never rejects.
 * @see
 */
export function useSendHeld(request: TravelRequest): (owner: AttachmentsOwner, id?: string) => Promise<void> {
  const client = useQueryClient();
  const notify = useNotify(attachmentsMessages);
  return async (owner, id) => {
    const key = ownerId(owner);
    if (heldFiles.of(key).length === 0) return;
    try {
      const [{ sendHeld }, { files }] = await Promise.all([import('./send-held.ts'), import('../../../shared/files.ts')]);
      const allStored = await sendHeld(
        {
          held: heldFiles,
          owner: key,
          upload: ({ file, keys }, signal, onProgress) =>
            files.upload(uploadRequestAttachment, {
              params: { uuid: owner.uuidServico, idSolicitacao: request.idSolicitacao },
              query: { solicitacao: request.idSolicitacao },
              headers: { device: 'WEB' },
              file,
              signal,
              onProgress,
              idempotencyKey: keys.upload,
            }),
          register: (held, url) =>
            api.call(callsOf(owner).register, { body: attachmentOf(held, owner, url, request), idempotencyKey: held.keys.register }),
          onStored: (attachment) => showAttachment(client, attachment),
          say: (error) => notify.words(error, 'erro_ao_salvar_anexos', 'anexo_sem_conexao'),
        },
        id,
      );
      if (!allStored) takeBackFailure = notify.say('ERROR', 'erro_ao_salvar_anexos');
      else if (heldFiles.of(key).every(({ state }) => state.kind !== 'failed')) takeBackFailure();
    } catch (error) {
      takeBackFailure = notify.failure(error, 'erro_ao_salvar_anexos');
    }
  };
}
