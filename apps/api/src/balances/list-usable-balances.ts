import { balancesAreOffered, balancesForIssue } from '@guiche/domain/balances';
import { brazilianClock } from '@guiche/domain/dates';
import type { UsableBalance } from '@guiche/domain/entities';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { balanceWithCurrency, freeBalances } from './data/balances.ts';

/** The balances that an air quote may use. Errors: 404, 403, 422 when nothing is used in its status. @see Q-145 @see Q-243 */
export async function listUsableBalances(
  { db, now }: Deps,
  session: Session,
  { idServico, idCotacao }: { readonly idServico: string; readonly idCotacao: string },
): Promise<UsableBalance[]> {
  const { request, service, travellers } = await findAirService(db, session, idServico);
  const { quote } = await findAirQuote(db, service, idCotacao);
  if (!balancesAreOffered(quote.statusCotacao)) throw new ViolationsError([{ key: 'emissao_nao_pode_ser_alterada', field: '' }]);
  const ids = travellers.map(({ id }) => id);
  const rows = await freeBalances(db, request.empresaId, ids, idCotacao);
  const offeredTo = { travellers: ids, segmentos: quote.segmentos, moeda: quote.moeda?.codigo, today: brazilianClock(now()).slice(0, 10) };
  return balancesForIssue(rows.map(balanceWithCurrency), offeredTo).map(({ moeda: _, ...balance }) => balance);
}
