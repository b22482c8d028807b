import type { StatusCotacao, TipoServico } from '@guiche/domain/enums';
import { quoteIsRemovable } from '@guiche/domain/quotes';
import { heldVirtualCard } from '../cards/data/cards.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { writeQuoteLog } from './data/quote-log.ts';
import { quoteOfRow } from './data/quote-row.ts';
import { takeAway } from './data/removed-quotes.ts';
import { findService, findUnchanged } from './find-quote.ts';

export interface Removal {
  readonly idViagem: number;
  readonly kind: TipoServico;
  readonly id: string;
  readonly idServico: string;
  readonly versao: number;
}

/** Removes a quote; if it was chosen, its service has no chosen one afterwards. Errors: 404, 409, 422 once it is issued, and while its virtual card can be charged. @see Q-101 @see Q-102 */
export function removeQuote({ db, now }: Deps, session: Session, { idViagem, kind, id, idServico, versao }: Removal): Promise<void> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, idServico, kind);
    const row = await findUnchanged(tx, service, id, versao);
    // The table holds what the contract's schema accepted.
    if (!quoteIsRemovable(row.status as StatusCotacao)) throw new ViolationsError([{ key: 'cotacao_nao_pode_ser_removida', field: '' }]);
    refuseUnlessQuoting(request);
    // Nobody would see any more that it can be charged.
    if (await heldVirtualCard(tx, id)) throw new ViolationsError([{ key: 'cotacao_com_cartao_virtual', field: '' }]);
    await takeAway(tx, service, row, moment);
    await quotesChanged(tx, request);
    await writeQuoteLog(tx, { acao: 'REMOVER', quote: quoteOfRow(row), request, usuarioNome: session.usuario.nome, em: moment });
  });
}
