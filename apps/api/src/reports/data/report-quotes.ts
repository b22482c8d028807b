import type { Quote } from '@guiche/domain/entities';
import type { StatusCotacao, TipoServico } from '@guiche/domain/enums';
import type { SoldAmounts } from '@guiche/domain/reports';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { grouped } from '../../requests/data/services.ts';

/** A chosen or issued quote as reports read it. */
export interface ReportQuote extends SoldAmounts, Pick<Quote, 'statusCotacao' | 'dataEmissao'> {
  readonly solicitacaoUuid: string;
  readonly tipoServico: TipoServico;
  /** Whether the client chose it. */
  readonly escolhida: boolean;
  readonly consolidadora: string | null;
}

const issued = sql<string | null>`${cotacao.dados} ->> 'dataEmissao'`;

/** The chosen and the issued quotes of some requests, by the request's uuid. */
export async function reportQuotes(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, readonly ReportQuote[]>> {
  const rows = await db
    .select({
      solicitacaoUuid: servico.solicitacaoUuid,
      tipoServico: servico.tipoServico,
      escolhida: sql<boolean>`${servico.idCotacaoEscolhida} is not distinct from ${cotacao.id}`,
      status: cotacao.status,
      dataEmissao: issued,
      consolidadora: sql<string | null>`${cotacao.dados} #>> '{agenciaServico,consolidadora}'`,
      cotacaoMoeda: cotacao.cotacaoMoeda,
      tarifaTotal: cotacao.tarifaTotal,
      taxas: cotacao.taxas,
      taxaExtra: cotacao.taxaExtra,
      fee: cotacao.fee,
      total: cotacao.total,
    })
    .from(servico)
    .innerJoin(cotacao, eq(cotacao.servicoId, servico.id))
    .where(and(inArray(servico.solicitacaoUuid, [...uuids]), or(eq(servico.idCotacaoEscolhida, cotacao.id), sql`${issued} is not null`)))
    .orderBy(asc(servico.ordem), asc(cotacao.criadaEm), asc(cotacao.id));
  // The tables hold what the contract's schemas accepted.
  const quotes = rows.map(({ status, tarifaTotal, total, tipoServico, ...row }) => ({
    ...row,
    statusCotacao: status as StatusCotacao,
    tipoServico: tipoServico as TipoServico,
    tarifaTotal: tarifaTotal ?? 0,
    total: total ?? 0,
  }));
  return grouped(quotes, ({ solicitacaoUuid }) => solicitacaoUuid);
}
