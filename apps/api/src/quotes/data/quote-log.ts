import { randomUUID } from 'node:crypto';
import type { Quote } from '@guiche/domain/entities';
import { formatMoney } from '@guiche/masks/money';
import { and, eq } from 'drizzle-orm';
import { logCotacao } from '../../db/schema/log.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';
import type { QuoteRow } from './quote-row.ts';

export interface QuoteEvent {
  readonly acao: 'ADICIONAR' | 'ALTERAR' | 'REMOVER' | 'RESTAURAR';
  /** As it is now, or was when it was removed. */
  readonly quote: Quote;
  /** As it was before an ALTERAR. */
  readonly before?: Quote | undefined;
  readonly request: Pick<RequestRow, 'uuid'>;
  readonly session: Pick<Session, 'usuario'>;
  readonly em: Date;
}

function totalOf(quote: Quote): string {
  return quote.moeda ? formatMoney(quote.total, { currency: quote.moeda.codigo }) : formatMoney(quote.total, { symbol: false });
}

function details({ quote, before = quote }: QuoteEvent): string {
  const totals = new Set([totalOf(before), totalOf(quote)]);
  return `Total: ${[...totals].join(' → ')}`;
}

/** Whether a quote was ever removed. */
export async function wasRemoved(tx: Transaction, cotacaoId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: logCotacao.id })
    .from(logCotacao)
    .where(and(eq(logCotacao.cotacaoId, cotacaoId), eq(logCotacao.acao, 'REMOVER')))
    .limit(1);
  return rows.length > 0;
}

/**
 * The name of the author of a quote's last change. Null when the change came with one of the whole request, which the log of the quote does not
 * hold, and when two people changed it in the same millisecond.
 */
export async function whoChanged(tx: Transaction, { id, atualizadaEm }: Pick<QuoteRow, 'id' | 'atualizadaEm'>): Promise<string | null> {
  const names = await tx
    .selectDistinct({ name: logCotacao.usuarioNome })
    .from(logCotacao)
    .where(and(eq(logCotacao.cotacaoId, id), eq(logCotacao.em, atualizadaEm)));
  // Two people in the same millisecond: which of them was the later is not known.
  return names.length === 1 ? (names[0]?.name ?? null) : null;
}

/** Writes down what happened to a quote, in the transaction in which it happens. @see A-155 */
export async function writeQuoteLog(tx: Transaction, event: QuoteEvent): Promise<void> {
  const { acao, quote, request, session, em } = event;
  const by = { solicitacaoUuid: request.uuid, usuarioNome: session.usuario.nome };
  await tx.insert(logCotacao).values({ id: randomUUID(), cotacaoId: quote.id, acao, ...by, em, detalhes: details(event) });
}
