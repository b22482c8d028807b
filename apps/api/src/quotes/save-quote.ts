import type { QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { quoteChanged, quoteIsNew, saveChangesNothing } from '@guiche/domain/quotes';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { changedByAnother } from './changed-by-another.ts';
import { writeQuoteLog } from './data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from './data/quote-row.ts';
import { storeQuote } from './data/quotes.ts';
import { findService, findStored } from './find-quote.ts';
import { judgeQuote } from './judge-quote.ts';

/** A quote as it was sent, with its request, its service and its kind. */
export interface SentQuote<Kind extends TipoServico> {
  readonly idViagem: number;
  readonly kind: Kind;
  readonly body: QuoteOf[Kind];
}

/**
 * Saves a quote of the quoting stage, whole or not at all, with its log entry, and returns it as stored. `QUOTE_KINDS` has
 * the differences between the kinds.
 *
 * The totals and the automatic margin are computed here, whatever the body holds. A new quote that is stored already, saying the same, is
 * returned as it is, and so is a quote that the save would not change. Errors: 404, 409 when somebody saved it first, 422 with the violations.
 * @see B-061 @see Q-251
 */
export function saveQuote<Kind extends TipoServico>(
  deps: Deps,
  session: Session,
  { idViagem, kind, body }: SentQuote<Kind>,
): Promise<QuoteOf[Kind]> {
  const now = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, body.idServico, kind);
    const row = await findStored(tx, service, body.id, body.versao);
    refuseUnlessQuoting(request);
    const stored = row && quoteOfRow<Kind>(row);
    const judged = await judgeQuote(kind, body, stored, {
      tx,
      session,
      now,
      request,
      service,
      issuing: false,
      valuesKept: false,
      balanceReserved: false,
    });
    if (row && stored && quoteIsNew(body)) {
      // Which of the two tries is the later one cannot be told: the one that is stored stays.
      if (quoteChanged(judged, stored)) throw await changedByAnother(tx, row);
      return stored;
    }
    if (stored && saveChangesNothing(judged, stored)) return stored;
    const quote: QuoteOf[Kind] = { ...judged, versao: (row?.versao ?? 0) + 1 };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row?.criadaEm ?? now, atualizadaEm: now }), row);
    await quotesChanged(tx, request);
    await writeQuoteLog(tx, {
      acao: row ? 'ALTERAR' : 'ADICIONAR',
      quote,
      before: stored,
      request,
      usuarioNome: session.usuario.nome,
      em: now,
    });
    return quote;
  });
}
