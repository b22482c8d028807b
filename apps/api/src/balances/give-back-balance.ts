import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { releaseBalance } from './data/balances.ts';

/** Gives free what was reserved for an air quote that does not use it as it is stored. Errors: 404. @see Q-146 */
export function giveBackBalance(deps: Deps, session: Session, place: { idServico: string; idCotacao: string }): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { request, service } = await findAirService(tx, session, place.idServico);
    await lockVisible(tx, session, { uuid: request.uuid });
    const { quote } = await findAirQuote(tx, service, place.idCotacao);
    if (!quote.utilizaSaldo) await releaseBalance(tx, place.idCotacao);
  });
}
