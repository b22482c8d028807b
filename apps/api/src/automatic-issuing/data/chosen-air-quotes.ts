import { and, asc, eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { QuoteRow } from '../../quotes/data/quote-row.ts';
import type { ServiceRow } from '../../requests/data/services.ts';

/** The chosen quotes of a request's air services, each with its service. */
export function chosenAirQuotes(
  db: Queryable,
  { uuid }: { readonly uuid: string },
): Promise<{ readonly service: ServiceRow; readonly row: QuoteRow }[]> {
  return db
    .select({ service: servico, row: cotacao })
    .from(servico)
    .innerJoin(cotacao, eq(cotacao.id, servico.idCotacaoEscolhida))
    .where(and(eq(servico.solicitacaoUuid, uuid), eq(servico.tipoServico, 'AEREO')))
    .orderBy(asc(servico.ordem));
}
