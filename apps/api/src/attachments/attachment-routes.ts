import { join } from 'node:path';
import multipart from '@fastify/multipart';
import {
  downloadAttachment,
  listAttachmentLog,
  listAttachments,
  listQuoteAttachmentLog,
  listQuoteAttachments,
  registerAttachment as registerAttachmentCall,
  registerQuoteAttachment as registerQuoteAttachmentCall,
  removeAttachment as removeAttachmentCall,
  removeQuoteAttachment as removeQuoteAttachmentCall,
  uploadAttachment,
  uploadRequestAttachment,
} from '@guiche/contract/attachments';
import { downloadName, MAX_ATTACHMENT_BYTES } from '@guiche/domain/attachments';
import type { Attachment, AttachmentLogEntry } from '@guiche/domain/entities';
import type { ACAO_ANEXO } from '@guiche/domain/enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { registerDownload, registerUpload, type SentFile } from '../http/register-file-calls.ts';
import type { Session } from '../session/data/sessions.ts';
import { attachmentLog } from './data/attachment-log.ts';
import { attachmentByFile, attachmentsOf, type Belonging } from './data/attachments.ts';
import { noteStored } from './data/stored-files.ts';
import { findOwner, type OwnerKey, refuseFinished } from './find-owner.ts';
import { dropFile, keepUpload } from './keep-upload.ts';
import { changeDescription, registerAttachment } from './register-attachment.ts';
import { removeAttachment } from './remove-attachment.ts';
import { fileIdOf, storedName, urlOf, wireAttachment } from './wire-attachment.ts';

/** A call of a service's path reaches no attachment of a quote, and the reverse. */
const ofService = ({ servicoId, cotacaoId }: Belonging): OwnerKey | undefined => (cotacaoId === null ? { servico: servicoId } : undefined);
const ofQuote = ({ cotacaoId }: Belonging): OwnerKey | undefined => (cotacaoId === null ? undefined : { cotacao: cotacaoId });

async function list({ db }: Deps, session: Session, key: OwnerKey): Promise<Attachment[]> {
  const owner = await findOwner(db, session, key);
  return (await attachmentsOf(db, owner)).map((row) => wireAttachment(row, owner.request.id));
}

async function log({ db }: Deps, session: Session, key: OwnerKey): Promise<AttachmentLogEntry[]> {
  const rows = await attachmentLog(db, await findOwner(db, session, key));
  return rows.map(({ acao, usuarioNome, em, descricao }) => ({
    // The table holds what the server wrote.
    acao: acao as (typeof ACAO_ANEXO)[number],
    usuario: usuarioNome,
    data: em.toISOString(),
    descricao,
  }));
}

/** The file of an attachment that the session may see, under the name that Q-178 gives it. Errors: 404. */
async function download({ db, files }: Deps, session: Session, arquivo: string, log: CallLog): Promise<SentFile> {
  const id = fileIdOf(urlOf({ id: arquivo.slice(0, 36), extensao: arquivo.slice(37) }));
  const found = id === undefined ? undefined : await attachmentByFile(db, id);
  if (!found || storedName(found.arquivo) !== arquivo) throw new CallError(404, 'registro_nao_encontrado');
  const { cotacaoId, servicoId, descricao } = found.anexo;
  await findOwner(db, session, cotacaoId === null ? { servico: servicoId } : { cotacao: cotacaoId });
  const content = await files.read(arquivo);
  if (!content) {
    log.error({ file: arquivo }, 'the file of an attachment is not in the store');
    throw new CallError(404, 'registro_nao_encontrado');
  }
  const { tipo, tamanho } = found.arquivo;
  return { name: downloadName(descricao, urlOf(found.arquivo)), type: tipo, size: tamanho, content };
}

interface CallLog {
  readonly error: (facts: object, message: string) => void;
}

/** Attachments of services and quotes: their list, their log, and their files. */
export function attachmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listAttachments, ({ session, params }) => list(deps, session, { servico: params.uuid }));
  registerCall(app, deps, listQuoteAttachments, ({ session, params }) => list(deps, session, { cotacao: params.uuid }));
  registerCall(app, deps, listAttachmentLog, ({ session, params }) => log(deps, session, { servico: params.id }));
  registerCall(app, deps, listQuoteAttachmentLog, ({ session, params }) => log(deps, session, { cotacao: params.id }));

  registerCall(app, deps, registerAttachmentCall, ({ deps: scope, session, body }) =>
    body.uuid === null
      ? registerAttachment(scope, session, { servico: body.uuidServico }, body)
      : changeDescription(scope, session, body.uuid, ofService, body),
  );
  registerCall(app, deps, registerQuoteAttachmentCall, ({ deps: scope, session, body }) => {
    if (body.uuid !== null) return changeDescription(scope, session, body.uuid, ofQuote, body);
    if (body.idCotacao === null) throw new CallError(404, 'cotacao_nao_encontrada');
    return registerAttachment(scope, session, { cotacao: body.idCotacao }, body);
  });

  registerCall(app, deps, removeAttachmentCall, async ({ deps: scope, session, params }) => {
    await removeAttachment(scope, session, params.uuid, ofService);
    return undefined;
  });
  registerCall(app, deps, removeQuoteAttachmentCall, async ({ deps: scope, session, params }) => {
    await removeAttachment(scope, session, params.uuid, ofQuote);
    return undefined;
  });

  registerDownload(app, deps, downloadAttachment, ({ session, params, log: callLog }) => download(deps, session, params.arquivo, callLog));

  // In a scope of its own: no other call takes forms.
  void app.register(async (scope) => {
    // A file beyond the limit is judged like any other, so that its refusal is in words.
    await scope.register(multipart, { throwFileSizeLimit: false });
    // One byte more than allowed is enough to see that a file is too large.
    const limits = { dir: join(deps.config.dataDir, 'recebendo'), maxBytes: MAX_ATTACHMENT_BYTES + 1 };
    for (const call of [uploadAttachment, uploadRequestAttachment] as const) {
      registerUpload(scope, deps, call, limits, {
        async find({ session, params, query }) {
          const owner = await findOwner(deps.db, session, { servico: params.uuid });
          const named = 'idSolicitacao' in params ? [params.idSolicitacao, query.solicitacao] : [query.solicitacao];
          if (named.some((number) => number !== undefined && number !== owner.request.id))
            throw new CallError(404, 'servico_nao_encontrado');
          refuseFinished(owner.request);
          return owner;
        },
        keep: ({ session }, owner, file) => keepUpload(deps, session, owner, file),
        async make({ deps: inside }, kept) {
          await noteStored(inside.db, kept.id);
          return urlOf(kept);
        },
        undo: (kept) => dropFile(deps, kept),
      });
    }
  });
}
