import { asc, eq, inArray } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';

export type ServiceRow = typeof servico.$inferSelect;
export type QuoteRow = typeof cotacao.$inferSelect;

/** A service with its quotes, in the order in which they were made. */
export interface QuotedService {
  readonly service: ServiceRow;
  readonly quotes: readonly QuoteRow[];
}

/** The services of a request in their order, each with its quotes. @see A-121 */
export async function quotedServices(db: Queryable, solicitacaoUuid: string): Promise<QuotedService[]> {
  const services = await db.select().from(servico).where(eq(servico.solicitacaoUuid, solicitacaoUuid)).orderBy(asc(servico.ordem));
  const ids = services.map(({ id }) => id);
  const quotes =
    ids.length === 0
      ? []
      : await db.select().from(cotacao).where(inArray(cotacao.servicoId, ids)).orderBy(asc(cotacao.criadaEm), asc(cotacao.id));
  return services.map((service) => ({ service, quotes: quotes.filter(({ servicoId }) => servicoId === service.id) }));
}
