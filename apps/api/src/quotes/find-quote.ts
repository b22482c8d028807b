import type { TipoServico } from '@guiche/domain/enums';
import { and, eq } from 'drizzle-orm';
import { cotacao, servico } from '../db/schema/solicitacao.ts';
import type { Transaction } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import type { RequestRow } from '../requests/request-access.ts';

export type ServiceRow = typeof servico.$inferSelect;
export type QuoteRow = typeof cotacao.$inferSelect;

/** A service of the request, of the kind that the path names. Errors: 404. */
export async function findService(tx: Transaction, request: RequestRow, id: string, kind: TipoServico): Promise<ServiceRow> {
  const [row] = await tx
    .select()
    .from(servico)
    .where(and(eq(servico.id, id), eq(servico.solicitacaoUuid, request.uuid), eq(servico.tipoServico, kind)));
  if (!row) throw new CallError(404, 'servico_nao_encontrado');
  return row;
}

/**
 * What is stored of a quote that is to be saved; undefined for a new one.
 *
 * A new quote carries the id that the screen made. When it stands there already, in its first version, an earlier try was stored
 * and its answer lost: this save goes over it. Errors: 404 when it is another service's or gone, 409 when somebody saved it since.
 */
export async function findStored(tx: Transaction, service: ServiceRow, id: string, versao: number): Promise<QuoteRow | undefined> {
  if (versao > 0) return findUnchanged(tx, service, id, versao);
  const [row] = await tx.select().from(cotacao).where(eq(cotacao.id, id)).for('update');
  if (row && row.servicoId !== service.id) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row && row.versao > 1) throw new CallError(409, 'cotacao_alterada_por_outro_usuario');
  return row;
}

/** A quote of the service, as the caller last saw it. Errors: 404 when it is gone, 409 when somebody saved it since. */
export async function findUnchanged(tx: Transaction, service: ServiceRow, id: string, versao: number): Promise<QuoteRow> {
  const [row] = await tx
    .select()
    .from(cotacao)
    .where(and(eq(cotacao.id, id), eq(cotacao.servicoId, service.id)))
    .for('update');
  if (!row) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row.versao !== versao) throw new CallError(409, 'cotacao_alterada_por_outro_usuario');
  return row;
}
