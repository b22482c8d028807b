import type { TipoServico } from '@guiche/domain/enums';
import { and, eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';
import type { QuoteRow } from './quote-row.ts';

/** A service of a request, of one kind; undefined when the request has no such service. */
export async function selectService(
  tx: Queryable,
  solicitacaoUuid: string,
  id: string,
  kind: TipoServico,
): Promise<ServiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(servico)
    .where(and(eq(servico.id, id), eq(servico.solicitacaoUuid, solicitacaoUuid), eq(servico.tipoServico, kind)));
  return row;
}

/** A quote of any service; undefined when there is none of this id. */
export async function selectQuote(db: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(cotacao).where(eq(cotacao.id, id));
  return row;
}

/** A quote of any service, locked until the transaction ends. */
export async function selectQuoteLocked(tx: Transaction, id: string): Promise<QuoteRow | undefined> {
  const [row] = await tx.select().from(cotacao).where(eq(cotacao.id, id)).for('update');
  return row;
}
