import type { Transaction } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { selectQuoteLocked } from '../quotes/data/find-quote.ts';
import { type QuoteEvent, writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { quotedServices } from './data/services.ts';
import { type RequestRow, selectedRequest } from './data/visible-requests.ts';

/** What happened, without the quote at which it did. */
export type EventAtQuote = Omit<QuoteEvent, 'quote' | 'before' | 'request'> & { readonly request: RequestRow };

/** Writes what happened about a quote of a request to the log of that quote. Errors: 404 for a quote of another request. @see B-017 */
export async function logAtQuote(tx: Transaction, idCotacao: string, event: EventAtQuote): Promise<void> {
  const { request } = event;
  const services = (await quotedServices(tx, selectedRequest(request))).get(request.uuid) ?? [];
  const row = await selectQuoteLocked(tx, idCotacao);
  if (!row || !services.some(({ service }) => service.id === row.servicoId)) throw new CallError(404, 'cotacao_nao_encontrada');
  await writeQuoteLog(tx, { ...event, quote: quoteOfRow(row) });
}
