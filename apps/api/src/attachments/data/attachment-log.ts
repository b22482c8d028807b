import { randomUUID } from 'node:crypto';
import type { ACAO_ANEXO } from '@guiche/domain/enums';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { logAnexo } from '../../db/schema/anexo.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import type { AttachmentRow, Belonging } from './attachments.ts';

export interface AttachmentEvent {
  readonly acao: (typeof ACAO_ANEXO)[number];
  readonly anexo: AttachmentRow;
  readonly session: Pick<Session, 'usuario'>;
  readonly em: Date;
}

/** Writes down what happened to an attachment, in the transaction in which it happens. @see Q-078 */
export async function writeAttachmentLog(tx: Transaction, { acao, anexo, session, em }: AttachmentEvent): Promise<void> {
  const { uuid, servicoId, cotacaoId, descricao } = anexo;
  const usuarioNome = session.usuario.nome;
  await tx.insert(logAnexo).values({ id: randomUUID(), anexoUuid: uuid, servicoId, cotacaoId, acao, usuarioNome, descricao, em });
}

/** What happened to the attachments of a service or quote, the newest first. */
export function attachmentLog(db: Queryable, { servicoId, cotacaoId }: Belonging): Promise<(typeof logAnexo.$inferSelect)[]> {
  const ofOwner = cotacaoId === null ? isNull(logAnexo.cotacaoId) : eq(logAnexo.cotacaoId, cotacaoId);
  return db
    .select()
    .from(logAnexo)
    .where(and(eq(logAnexo.servicoId, servicoId), ofOwner))
    .orderBy(desc(logAnexo.em), desc(logAnexo.id));
}
