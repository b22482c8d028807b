import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { releaseChosen } from './data/balances.ts';

/** Gives free what the form of an air quote reserved; what the quote uses as it is stored stays its own. Errors: 404. @see Q-146 */
export function giveBackBalance(deps: Deps, session: Session, place: { idServico: string; idCotacao: string }): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { request, service } = await findAirService(tx, session, place.idServico);
    await lockVisible(tx, session, { uuid: request.uuid });
    await findAirQuote(tx, service, place.idCotacao);
    await releaseChosen(tx, place.idCotacao);
  });
}
