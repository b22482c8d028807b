import type { Quote } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import type { OfferCandidate } from '@guiche/domain/quotes';
import { eq, inArray, sql } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { grouped } from './services.ts';

/** The quotes of some requests among which a client may have a choice, by the request's uuid: one query, however many requests, which reads prices alone. */
export async function offerCandidates(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, readonly OfferCandidate[]>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .select({
      uuid: servico.solicitacaoUuid,
      id: cotacao.id,
      idServico: cotacao.servicoId,
      escolhida: sql<boolean>`${servico.idCotacaoEscolhida} is not distinct from ${cotacao.id}`,
      status: cotacao.status,
      total: cotacao.total,
      cotacaoMoeda: cotacao.cotacaoMoeda,
      moeda: sql<Quote['moeda']>`${cotacao.dados} -> 'moeda'`,
    })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(inArray(servico.solicitacaoUuid, [...uuids]));
  // The table holds what the contract's schema accepted.
  const quotes = rows.map(({ status, total, ...row }) => ({ ...row, statusCotacao: status as StatusCotacao, total: total ?? 0 }));
  return grouped(quotes, ({ uuid }) => uuid);
}
