import type { Quote } from '@guiche/domain/entities';
import { and, eq, lt } from 'drizzle-orm';
import { withoutItsBalance } from '../../balances/settled-balance.ts';
import type { Config } from '../../config.ts';
import { cotacao, cotacaoRemovida, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';
import { type QuoteRow, quoteOfRow, rowOfQuote } from './quote-row.ts';

const HOUR_MS = 3_600_000;

interface Keeping {
  readonly config: Pick<Config, 'removedQuoteHours'>;
  readonly now: Date;
}

/** The quotes that were removed before this moment cannot be brought back. */
const keptSince = ({ config, now }: Keeping) => new Date(now.getTime() - config.removedQuoteHours * HOUR_MS);

/**
 * Moves a quote to those that were removed, without the balance that it used, which others may need meanwhile; the service that chose it has no
 * chosen one afterwards.
 * @see
 */
export async function takeAway(tx: Transaction, service: ServiceRow, row: QuoteRow, now: Date): Promise<void> {
  const { id, versao, criadaEm } = row;
  const quote = await withoutItsBalance(tx, quoteOfRow(row));
  const escolhida = service.idCotacaoEscolhida === id;
  await tx.insert(cotacaoRemovida).values({
    id,
    servicoId: service.id,
    escolhida,
    versao,
    dados: { ...quote },
    criadaEm,
    removidaEm: now,
  });
  await tx.delete(cotacao).where(eq(cotacao.id, id));
  if (escolhida) await tx.update(servico).set({ idCotacaoEscolhida: null }).where(eq(servico.id, service.id));
}

/**
 * Moves a removed quote back, as it was but for its version, which is the next one, so that a late save or removal of the former one is
 * refused. It is chosen again if it was and the service has chosen no other. Returns undefined when no quote was removed in that version.
 * @see B-015
 */
export async function bringBack(
  tx: Transaction,
  service: ServiceRow,
  id: string,
  versao: number,
  keeping: Keeping,
): Promise<QuoteRow | undefined> {
  const ofService = and(eq(cotacaoRemovida.id, id), eq(cotacaoRemovida.servicoId, service.id), eq(cotacaoRemovida.versao, versao));
  const [removed] = await tx.delete(cotacaoRemovida).where(ofService).returning();
  if (!removed || removed.removidaEm < keptSince(keeping)) return undefined;
  // The table holds what `takeAway` stored.
  const quote = { ...removed.dados, versao: versao + 1 } as unknown as Quote;
  const row = rowOfQuote(quote, { criadaEm: removed.criadaEm, atualizadaEm: keeping.now });
  await tx.insert(cotacao).values(row);
  if (removed.escolhida && service.idCotacaoEscolhida === null)
    await tx.update(servico).set({ idCotacaoEscolhida: id }).where(eq(servico.id, service.id));
  return row;
}

/** Deletes the removed quotes that can no longer be brought back. */
export async function dropRemovedQuotes(db: Queryable, keeping: Keeping): Promise<void> {
  await db.delete(cotacaoRemovida).where(lt(cotacaoRemovida.removidaEm, keptSince(keeping)));
}
