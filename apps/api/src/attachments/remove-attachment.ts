import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { writeAttachmentLog } from './data/attachment-log.ts';
import { attachmentByUuid, type Belonging, deleteAttachment } from './data/attachments.ts';
import { noteUnnamed } from './data/stored-files.ts';
import { lockOwner, type OwnerKey } from './find-owner.ts';

/** Removes an attachment; its file is deleted a day later, so that a backup of the database still finds it. Errors: 404, 422. @see Q-286 */
export function removeAttachment(
  { db, now }: Deps,
  session: Session,
  uuid: string,
  ownerOf: (row: Belonging) => OwnerKey | undefined,
): Promise<void> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const found = await attachmentByUuid(tx, uuid);
    const key = found && ownerOf(found.anexo);
    if (!found || !key) throw new CallError(404, 'registro_nao_encontrado');
    await lockOwner(tx, session, key);
    await deleteAttachment(tx, uuid);
    await noteUnnamed(tx, found.arquivo.id, em);
    await writeAttachmentLog(tx, { acao: 'REMOVER', anexo: found.anexo, session, em });
  });
}
