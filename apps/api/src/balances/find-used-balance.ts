import type { UseOfBalance } from '@guiche/domain/balances';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { balancesOfQuote } from './data/balances.ts';

/** What an air quote uses of a balance as it is stored. Errors: 404, also when it uses none. @see Q-146 */
export async function findUsedBalance(
  { db }: Deps,
  session: Session,
  place: { readonly idServico: string; readonly idCotacao: string },
): Promise<UseOfBalance> {
  const { service } = await findAirService(db, session, place.idServico);
  const { quote } = await findAirQuote(db, service, place.idCotacao);
  const { used } = await balancesOfQuote(db, quote.id);
  if (!used) throw new CallError(404, 'saldo_nao_encontrado');
  return { valor: used.valor, tarifaAntes: used.tarifaAntes };
}
