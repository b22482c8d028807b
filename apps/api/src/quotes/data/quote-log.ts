import { randomUUID } from 'node:crypto';
import type { Quote } from '@guiche/domain/entities';
import { formatMoney } from '@guiche/masks/money';
import { and, eq } from 'drizzle-orm';
import { logCotacao } from '../../db/schema/log.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface QuoteEvent {
  readonly acao: 'ADICIONAR' | 'ALTERAR' | 'REMOVER';
  readonly before: Quote | undefined;
  readonly after: Quote | undefined;
  readonly cotacaoId: string;
  readonly solicitacaoUuid: string;
  readonly usuarioNome: string;
  readonly em: Date;
}

function totalOf(quote: Quote | undefined): string {
  if (!quote) return '';
  return quote.moeda ? formatMoney(quote.total, { currency: quote.moeda.codigo }) : formatMoney(quote.total, { symbol: false });
}

function details({ before, after }: QuoteEvent): string {
  const [old, young] = [totalOf(before), totalOf(after)];
  if (before && after && old !== young) return `Total: ${old} → ${young}`;
  return `Total: ${young || old}`;
}

/** Whether a quote was removed. */
export async function wasRemoved(tx: Transaction, cotacaoId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: logCotacao.id })
    .from(logCotacao)
    .where(and(eq(logCotacao.cotacaoId, cotacaoId), eq(logCotacao.acao, 'REMOVER')))
    .limit(1);
  return rows.length > 0;
}

/** Writes down what happened to a quote, in the transaction in which it happens. @see A-155 */
export async function writeQuoteLog(tx: Transaction, event: QuoteEvent): Promise<void> {
  const { acao, cotacaoId, solicitacaoUuid, usuarioNome, em } = event;
  await tx.insert(logCotacao).values({ id: randomUUID(), cotacaoId, solicitacaoUuid, acao, usuarioNome, em, detalhes: details(event) });
}
