import { and, inArray, min } from 'drizzle-orm';
import { logSolicitacao } from '../../db/schema/log.ts';
import type { Queryable } from '../../db/transaction.ts';

/** When the quoting and the issuing of a request were concluded for the first time; null where they were not. */
export interface ConcludedMoments {
  readonly cotacao: Date | null;
  readonly emissao: Date | null;
}

/** When quoting and issuing were concluded, by the request's uuid. */
export async function concludedMoments(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, ConcludedMoments>> {
  const rows = await db
    .select({ uuid: logSolicitacao.solicitacaoUuid, tipo: logSolicitacao.tipo, em: min(logSolicitacao.em) })
    .from(logSolicitacao)
    .where(
      and(inArray(logSolicitacao.solicitacaoUuid, [...uuids]), inArray(logSolicitacao.tipo, ['COTACAO_CONCLUIDA', 'EMISSAO_CONCLUIDA'])),
    )
    .groupBy(logSolicitacao.solicitacaoUuid, logSolicitacao.tipo);
  const moments = new Map<string, ConcludedMoments>();
  for (const { uuid, tipo, em } of rows) {
    const known = moments.get(uuid) ?? { cotacao: null, emissao: null };
    moments.set(uuid, tipo === 'COTACAO_CONCLUIDA' ? { ...known, cotacao: em } : { ...known, emissao: em });
  }
  return moments;
}
