import type { StatusCotacao, TipoServico } from '@guiche/domain/enums';
import { quoteIsRemovable } from '@guiche/domain/quotes';
import { eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { lockVisible, type RequestRow, refuseAnothers } from '../requests/request-access.ts';
import { findService, findUnchanged } from './find-quote.ts';
import { writeQuoteLog } from './quote-log.ts';
import { quoteOfRow } from './quote-row.ts';

export interface Removal {
  readonly idViagem: number;
  readonly kind: TipoServico;
  readonly id: string;
  readonly idServico: string;
  readonly versao: number;
}

async function hasQuotes(tx: Transaction, request: RequestRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: cotacao.id })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(eq(servico.solicitacaoUuid, request.uuid))
    .limit(1);
  return row !== undefined;
}

/** Removes a quote; if it was chosen, its service has no chosen one afterwards. Errors: 404, 409, 422 once it is issued. @see Q-101 @see Q-102 */
export function removeQuote({ db, now }: Deps, session: Session, { idViagem, kind, id, idServico, versao }: Removal): Promise<void> {
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, idServico, kind);
    const row = await findUnchanged(tx, service, id, versao);
    // The table holds what the contract's schema let in.
    if (!quoteIsRemovable(row.status as StatusCotacao)) throw new ViolationsError([{ key: 'cotacao_nao_pode_ser_removida', field: '' }]);
    // While the client chooses, its offers stay; what is being issued is cancelled, not removed.
    if (request.status !== 'COTACAO_AGENCIA') throw new ViolationsError([{ key: 'solicitacao_nao_esta_em_cotacao', field: '' }]);
    await tx.delete(cotacao).where(eq(cotacao.id, id));
    if (service.idCotacaoEscolhida === id) await tx.update(servico).set({ idCotacaoEscolhida: null }).where(eq(servico.id, service.id));
    const emptied = !(await hasQuotes(tx, request));
    await tx
      .update(solicitacao)
      .set({ versao: request.versao + 1, ...(emptied && { statusCotacao: 'COTACAO_AGENCIA' }) })
      .where(eq(solicitacao.uuid, request.uuid));
    await writeQuoteLog(tx, {
      acao: 'REMOVER',
      before: quoteOfRow(row),
      after: undefined,
      cotacaoId: id,
      solicitacaoUuid: request.uuid,
      usuarioNome: session.usuario.nome,
      em: now(),
    });
  });
}
