import { randomUUID } from 'node:crypto';
import { bookingChanges, SENT_BOOKING } from '@guiche/domain/booking-email';
import type { Calculation, Quote } from '@guiche/domain/entities';
import { checkReasonChange, quoteChanges } from '@guiche/domain/logs';
import { formatMoney } from '@guiche/masks/money';
import { and, desc, eq, notExists } from 'drizzle-orm';
import { logCotacao } from '../../db/schema/log.ts';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';
import type { QuoteRow } from './quote-row.ts';

export interface QuoteEvent {
  readonly acao:
    | 'ADICIONAR'
    | 'ALTERAR'
    | 'CANCELAR'
    | 'CONFIRMAR_ALTERACAO'
    | 'REMOVER'
    | 'RESTAURAR'
    | 'DISPENSAR_AVISO'
    | 'REABRIR_AVISO'
    | typeof SENT_BOOKING;
  /** As it is now, or was when it was removed. */
  readonly quote: Quote;
  /** As it was before an ALTERAR, CANCELAR or CONFIRMAR_ALTERACAO. */
  readonly before?: Quote | undefined;
  /** Why a warning was dismissed, also when it is opened again. @see B-017 */
  readonly motivo?: string | undefined;
  /** Why it is issued although something in its check list is open. @see B-031 */
  readonly motivoConferencia?: string | undefined;
  /** What the end of an issue costs and gives back, as its user saw it. @see B-033 */
  readonly calculo?: Calculation | undefined;
  readonly request: Pick<RequestRow, 'uuid'>;
  /** The name of who does it. */
  readonly usuarioNome: string;
  readonly em: Date;
}

function totalOf(quote: Quote): string {
  return quote.moeda ? formatMoney(quote.total, { currency: quote.moeda.codigo }) : formatMoney(quote.total, { symbol: false });
}

/** The versions that a log entry compares: nothing was there before a quote is added, and nothing is after it is removed. @see B-034 */
function changesOf({ acao, quote, before, motivoConferencia }: QuoteEvent) {
  // The quote stays as it is.
  if (acao === 'DISPENSAR_AVISO' || acao === 'REABRIR_AVISO') return [];
  // Only a hotel is booked by e-mail, at the address that its quote has.
  if (acao === SENT_BOOKING) return 'checkin' in quote ? bookingChanges(quote) : [];
  if (acao === 'REMOVER') return quoteChanges(quote, null);
  return [...quoteChanges(before ?? null, quote), ...(motivoConferencia ? [checkReasonChange(motivoConferencia)] : [])];
}

function details({ quote, before = quote, motivo }: QuoteEvent): string {
  if (motivo !== undefined) return motivo;
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

/** The name of the author of a quote's last change; null when two people changed it in the same millisecond. */
export async function whoChanged(db: Queryable, { id, atualizadaEm }: Pick<QuoteRow, 'id' | 'atualizadaEm'>): Promise<string | null> {
  const names = await db
    .selectDistinct({ name: logCotacao.usuarioNome })
    .from(logCotacao)
    .where(and(eq(logCotacao.cotacaoId, id), eq(logCotacao.em, atualizadaEm)));
  // Two people in the same millisecond: which of them was the later is not known.
  return names.length === 1 ? (names[0]?.name ?? null) : null;
}

/** Writes down what happened to a quote, with each changed field before and after, in the transaction in which it happens. @see A-155, B-034 */
export async function writeQuoteLog(tx: Transaction, event: QuoteEvent): Promise<void> {
  const { acao, quote, calculo = null, request, usuarioNome, em } = event;
  const by = { solicitacaoUuid: request.uuid, usuarioNome };
  const what = { detalhes: details(event), alteracoes: changesOf(event), calculo };
  await tx.insert(logCotacao).values({ id: randomUUID(), cotacaoId: quote.id, acao, ...by, em, ...what });
}

/** What happened to a quote, newest first. @see A-155 */
export function quoteLog(db: Queryable, cotacaoId: string): Promise<(typeof logCotacao.$inferSelect)[]> {
  return db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, cotacaoId)).orderBy(desc(logCotacao.em), desc(logCotacao.id));
}

/** The last removal of each quote of a request that is gone, the latest first. @see A-155 */
export async function lastRemovals(db: Queryable, solicitacaoUuid: string): Promise<(typeof logCotacao.$inferSelect)[]> {
  const stored = db.select({ id: cotacao.id }).from(cotacao).where(eq(cotacao.id, logCotacao.cotacaoId));
  const removals = await db
    .select()
    .from(logCotacao)
    .where(and(eq(logCotacao.solicitacaoUuid, solicitacaoUuid), eq(logCotacao.acao, 'REMOVER'), notExists(stored)))
    .orderBy(desc(logCotacao.em), desc(logCotacao.id));
  return removals.filter(({ cotacaoId }, index) => removals.findIndex((one) => one.cotacaoId === cotacaoId) === index);
}

/** The uuid of the request of a quote, also of one that was removed, which only the log knows; undefined for an unknown quote. */
export async function requestOfQuote(db: Queryable, cotacaoId: string): Promise<string | undefined> {
  const [stored] = await db
    .select({ uuid: servico.solicitacaoUuid })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(eq(cotacao.id, cotacaoId));
  if (stored) return stored.uuid;
  const [logged] = await db
    .select({ uuid: logCotacao.solicitacaoUuid })
    .from(logCotacao)
    .where(eq(logCotacao.cotacaoId, cotacaoId))
    .limit(1);
  return logged?.uuid;
}
