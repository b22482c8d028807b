import type { TipoServico } from '@guiche/domain/enums';
import { eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { QuoteRow } from '../../quotes/data/quote-row.ts';

/** What a card depends on of the service that it pays. */
export interface PaidService {
  readonly kind: TipoServico;
  /** The ids of its travellers. */
  readonly travellers: readonly string[];
}

/** A service, as a card depends on it; undefined when there is none. */
export async function paidService(db: Queryable, id: string): Promise<PaidService | undefined> {
  const [row] = await db.select({ kind: servico.tipoServico, dados: servico.dados }).from(servico).where(eq(servico.id, id));
  if (!row) return undefined;
  // The table holds what the contract's schema accepts.
  const { viajantes = [] } = row.dados as { readonly viajantes?: readonly { readonly id: string }[] };
  return { kind: row.kind as TipoServico, travellers: viajantes.map((traveller) => traveller.id) };
}

/** The quote that a virtual card pays; undefined once it was removed. */
export async function paidQuote(db: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(cotacao).where(eq(cotacao.id, id));
  return row;
}
