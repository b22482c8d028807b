import type { TipoServico } from '@guiche/domain/enums';
import { quoteIsNew } from '@guiche/domain/quotes';
import type { Transaction } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { changedByAnother } from './changed-by-another.ts';
import { selectQuoteLocked, selectService } from './data/find-quote.ts';
import { wasRemoved } from './data/quote-log.ts';
import type { QuoteRow } from './data/quote-row.ts';

/** A service of the request, of the kind that the path names. Errors: 404. */
export async function findService(tx: Transaction, request: RequestRow, id: string, kind: TipoServico): Promise<ServiceRow> {
  const row = await selectService(tx, request.uuid, id, kind);
  if (!row) throw new CallError(404, 'servico_nao_encontrado');
  return row;
}

/**
 * The stored quote that a save is about; undefined for a new quote.
 *
 * A new quote carries the id that the screen made. When it is stored already, in its first version, an earlier try was stored, and its
 * response may have been lost: the save compares the two. Errors: 404 when it is another service's or gone, also for a
 * new quote that was removed since: a late try must not bring it back; 409 when somebody saved it since.
 * @see B-061
 */
export async function findStored(tx: Transaction, service: ServiceRow, id: string, versao: number): Promise<QuoteRow | undefined> {
  if (!quoteIsNew({ versao })) return findUnchanged(tx, service, id, versao);
  const row = await selectQuoteLocked(tx, id);
  if (!row && (await wasRemoved(tx, id))) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row && row.servicoId !== service.id) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row && row.versao > 1) throw await changedByAnother(tx, row);
  return row;
}

/** A quote of the service, in the version that the caller last saw. Errors: 404 when it is gone, 409 when somebody saved it since. */
export async function findUnchanged(tx: Transaction, service: ServiceRow, id: string, versao: number): Promise<QuoteRow> {
  const row = await selectQuoteLocked(tx, id);
  if (!row || row.servicoId !== service.id) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row.versao !== versao) throw await changedByAnother(tx, row);
  return row;
}
