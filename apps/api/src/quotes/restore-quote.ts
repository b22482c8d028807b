import type { QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { changedByAnother } from './changed-by-another.ts';
import { selectQuoteLocked } from './data/find-quote.ts';
import { writeQuoteLog } from './data/quote-log.ts';
import { type QuoteRow, quoteOfRow } from './data/quote-row.ts';
import { bringBack } from './data/removed-quotes.ts';
import { findService } from './find-quote.ts';
import type { Removal } from './remove-quote.ts';

/** The quote, when it is back already. Errors: 404 for another service's, 409 when somebody saved it since. */
async function findBroughtBack(tx: Transaction, service: ServiceRow, { id, versao }: Removal): Promise<QuoteRow | undefined> {
  const row = await selectQuoteLocked(tx, id);
  if (row && row.servicoId !== service.id) throw new CallError(404, 'cotacao_nao_encontrada');
  if (row && row.versao !== versao + 1) throw await changedByAnother(tx, row);
  return row;
}

/**
 * Brings a removed quote back to its place and returns it; one that is back already is returned as it is. `versao` is the version in which it
 * was removed.
 *
 * Errors: 404 when it cannot come back (its service is gone, or it was removed long ago), 409 when it is back and was saved since, 422 when
 * the request is no longer being quoted.
 * @see B-015
 */
export function restoreQuote<Kind extends TipoServico>(
  { db, config, now }: Deps,
  session: Session,
  removal: Removal & { readonly kind: Kind },
): Promise<QuoteOf[Kind]> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: removal.idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, removal.idServico, removal.kind);
    const present = await findBroughtBack(tx, service, removal);
    if (present) return quoteOfRow<Kind>(present);
    refuseUnlessQuoting(request);
    const row = await bringBack(tx, service, removal.id, removal.versao, { config, now: moment });
    if (!row) throw new CallError(404, 'cotacao_nao_pode_voltar');
    const quote = quoteOfRow<Kind>(row);
    await quotesChanged(tx, request);
    await writeQuoteLog(tx, { acao: 'RESTAURAR', quote, request, usuarioNome: session.usuario.nome, em: moment });
    return quote;
  });
}
