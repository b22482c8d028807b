import {
  balancesAreOffered,
  balancesForIssue,
  type EnvioSaldo,
  fareWithBalance,
  quoteWithoutBalance,
  reservedPartViolations,
  splitBalance,
  usedBalanceViolations,
} from '@guiche/domain/balances';
import { brazilianClock } from '@guiche/domain/dates';
import { clientTotal } from '@guiche/domain/pricing';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { findAirQuote, findAirService } from './air-quote-of-service.ts';
import { balancesOfQuote, balanceWithCurrency, chooseOf, lockBalance, releaseChosen, reservedAs, wholeBalance } from './data/balances.ts';

/** A balance as a screen sends it, and how it is used. Only its id is believed. */
export interface SentBalance {
  readonly idServico: string;
  readonly idCotacao: string;
  readonly id: string;
  readonly envioSaldo: EnvioSaldo | null;
  readonly valorReservado: number | null;
  /** The fare in the form without a balance; the stored one when it is left out. */
  readonly tarifa?: number | null | undefined;
}

/**
 * Reserves a balance for the form of an air quote, or a part of it, and returns the fare with it and what the save sends. The rest of a balance that
 * is sent in part stays free. The quote itself stays as it is, and so does what it uses: the save that follows stores the fare, and puts the balance
 * in the place of that.
 *
 * Errors: 404, 409 when another quote uses the balance, 422 with the violations.
 * @see Q-146 @see Q-147 @see Q-148 @see Q-242
 */
export function useBalance(deps: Deps, session: Session, sent: SentBalance): Promise<{ tarifa: number; reserva: string }> {
  const { idServico, idCotacao, id, envioSaldo, valorReservado } = sent;
  return withTransaction(deps.db, async (tx) => {
    const { request, service, travellers } = await findAirService(tx, session, idServico);
    await lockVisible(tx, session, { uuid: request.uuid });
    const { quote } = await findAirQuote(tx, service, idCotacao);
    if (!balancesAreOffered(quote.statusCotacao)) throw new ViolationsError([{ key: 'emissao_nao_pode_ser_alterada', field: '' }]);
    const row = await lockBalance(tx, request.empresaId, id);
    const offeredTo = {
      travellers: travellers.map((one) => one.id),
      segmentos: quote.segmentos,
      moeda: quote.moeda?.codigo,
      today: brazilianClock(deps.now()).slice(0, 10),
    };
    if (!row || balancesForIssue([balanceWithCurrency(row)], offeredTo).length === 0) throw new CallError(404, 'saldo_nao_encontrado');
    if (row.cotacaoId !== null && row.cotacaoId !== idCotacao) throw new CallError(409, 'saldo_ja_utilizado');
    const { used } = await balancesOfQuote(tx, idCotacao);
    // The fare of a quote that uses a balance already has it taken off.
    const without = quoteWithoutBalance(quote, used, null);
    const tarifa = sent.tarifa === undefined ? without.tarifa : sent.tarifa;
    const total = clientTotal({ ...without, tarifa });
    const violations = usedBalanceViolations({ utilizaSaldo: true, envioSaldo, valorReservado }, total);
    if (envioSaldo === null || violations.length > 0) throw new ViolationsError(violations);
    // What the form chose of it before is whole again.
    await releaseChosen(tx, idCotacao);
    const whole = await wholeBalance(tx, row, used);
    if (!whole) throw new CallError(409, 'saldo_ja_utilizado');
    const misses = reservedPartViolations({ envioSaldo, valorReservado }, whole.valor);
    if (misses.length > 0) throw new ViolationsError(misses);
    const use = { valor: whole.valor, envioSaldo, valorReservado };
    await chooseOf(tx, whole, { cotacaoId: idCotacao, tarifaAntes: tarifa }, splitBalance(use, tarifa).usado);
    const { chosen } = await balancesOfQuote(tx, idCotacao);
    if (!chosen) throw new Error(`nothing is reserved for quote ${idCotacao}`);
    return { tarifa: fareWithBalance(tarifa, use), reserva: reservedAs(chosen) };
  });
}
