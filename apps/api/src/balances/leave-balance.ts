import { freeEntryBalance } from '@guiche/domain/air/balances';
import type { AirQuote } from '@guiche/domain/entities';
import { BRL } from '@guiche/domain/pricing';
import type { Transaction } from '../db/transaction.ts';
import type { AirServiceOfSession } from './air-quote-of-service.ts';
import { dropBalances, keepBalance, lockBalancesLeftBy, revalueBalance } from './data/balances.ts';

/**
 * Keeps what is free of the entry balance of a changed or cancelled air issue for a later one; it is the first traveller's, at the airline of the
 * first flight. What another quote uses of it already stays with that quote, and what the issue left besides is kept beside it. A value of 0, and
 * one that has been used elsewhere, leaves nothing.
 * @see Q-079 @see Q-245
 */
export async function leaveBalance(tx: Transaction, { request, travellers }: AirServiceOfSession, issue: AirQuote): Promise<void> {
  const left = await lockBalancesLeftBy(tx, issue.id);
  const used = left.filter(({ cotacaoId }) => cotacaoId !== null);
  const [free, ...spare] = left.filter(({ cotacaoId }) => cotacaoId === null);
  const valor = freeEntryBalance(
    issue,
    used.map((one) => one.valor),
  );
  const [traveller] = travellers;
  const cia = issue.segmentos.flatMap(({ voos }) => voos)[0]?.cia;
  const moeda = issue.moeda?.codigo ?? BRL.codigo;
  const kept = valor > 0 && traveller && cia ? { traveller, cia } : null;
  await dropBalances(
    tx,
    (kept ? spare : [...spare, ...(free ? [free] : [])]).map(({ id }) => id),
  );
  if (!kept) return;
  if (free) return revalueBalance(tx, free.id, { valor, moeda });
  await keepBalance(tx, {
    empresaId: request.empresaId,
    cia: kept.cia,
    viajante: kept.traveller.nomeCompleto,
    viajanteId: kept.traveller.id,
    valor,
    moeda,
    numeroBilhete: issue.numeroBilhete,
    multa: null,
    origemCotacaoId: issue.id,
  });
}
