import { randomUUID } from 'node:crypto';
import { attachmentDescriptionViolations } from '@guiche/domain/attachments';
import type { Attachment } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { writeAttachmentLog } from './data/attachment-log.ts';
import { attachmentByFile, attachmentByUuid, type Belonging, describeAttachment, insertAttachment } from './data/attachments.ts';
import { storedFile } from './data/stored-files.ts';
import { isFresh } from './drop-unused-files.ts';
import { lockOwner, type OwnerKey } from './find-owner.ts';
import { fileIdOf, wireAttachment } from './wire-attachment.ts';

/** Refuses (422) a blank description. @see Q-055 */
function checkedDescription({ descricao }: Attachment): string {
  const violations = attachmentDescriptionViolations(descricao);
  if (violations.length > 0) throw new ViolationsError(violations);
  return descricao.trim();
}

/** Registers an uploaded file as an attachment of its owner; one that is registered already is returned as it is. @see Q-285 */
export function registerAttachment({ db, now }: Deps, session: Session, key: OwnerKey, body: Attachment): Promise<Attachment> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const { request, servicoId, cotacaoId } = await lockOwner(tx, session, key);
    const descricao = checkedDescription(body);
    const fileId = fileIdOf(body.url);
    const file = fileId === undefined ? undefined : await storedFile(tx, fileId, servicoId);
    const present = file && (await attachmentByFile(tx, file.id));
    if (present && present.anexo.cotacaoId === cotacaoId) return wireAttachment(present, request.id);
    // A file that is about to be deleted is as good as gone.
    if (!file || present || body.uuidServico !== servicoId || !isFresh(file, em)) throw new CallError(404, 'registro_nao_encontrado');
    const anexo = { uuid: randomUUID(), servicoId, cotacaoId, arquivoId: file.id, descricao, criadoEm: em };
    await insertAttachment(tx, anexo);
    await writeAttachmentLog(tx, { acao: 'ADICIONAR', anexo, session, em });
    return wireAttachment({ anexo, arquivo: file }, request.id);
  });
}

/** Changes the description of an attachment. Errors: 404 for one that its owner does not have. @see */
export function changeDescription(
  { db, now }: Deps,
  session: Session,
  uuid: string,
  ownerOf: (row: Belonging) => OwnerKey | undefined,
  body: Attachment,
): Promise<Attachment> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const found = await attachmentByUuid(tx, uuid);
    const key = found && ownerOf(found.anexo);
    if (!found || !key) throw new CallError(404, 'registro_nao_encontrado');
    const { request } = await lockOwner(tx, session, key);
    const descricao = checkedDescription(body);
    if (descricao === found.anexo.descricao) return wireAttachment(found, request.id);
    const anexo = { ...found.anexo, descricao };
    await describeAttachment(tx, uuid, descricao);
    await writeAttachmentLog(tx, { acao: 'ALTERAR', anexo, session, em });
    return wireAttachment({ ...found, anexo }, request.id);
  });
}
