import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { whoChanged } from './data/quote-log.ts';
import { type QuoteRow, quoteOfRow } from './data/quote-row.ts';

/** The refusal (409) of a change when the quote is stored in another version: it holds that version, its moment and the name of its author. @see B-061 */
export async function changedByAnother(db: Queryable, row: QuoteRow): Promise<CallError> {
  const alteradaPor = await whoChanged(db, row);
  const atual = { cotacao: quoteOfRow(row), alteradaEm: row.atualizadaEm.toISOString(), alteradaPor };
  return new CallError(409, 'cotacao_alterada_por_outro_usuario', {}, { atual });
}
