import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { balancesOfQuote, releaseChosen, reservedAs } from './data/balances.ts';

/** A form of an air quote that is given up. */
interface GivenUpForm {
  readonly idServico: string;
  readonly idCotacao: string;
  /** What `useBalance` returned to the form; undefined when that is not told. */
  readonly reserva?: string | undefined;
}

/**
 * Gives free what the form of an air quote reserved, unless another form has reserved since; what the quote uses as it is stored stays its own.
 * Errors: 404.
 * @see Q-146
 */
export function giveBackBalance(deps: Deps, session: Session, { reserva, ...place }: GivenUpForm): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { request, service } = await findAirService(tx, session, place.idServico);
    await lockVisible(tx, session, { uuid: request.uuid });
    await findAirQuote(tx, service, place.idCotacao);
    const { chosen } = await balancesOfQuote(tx, place.idCotacao);
    if (reserva !== undefined && chosen && reservedAs(chosen) !== reserva) return;
    await releaseChosen(tx, place.idCotacao);
  });
}
