import type { AirQuote, UsableBalance } from '../entities/index.ts';
import type { StatusCotacao } from '../enums/index.ts';
import { BRL } from '../pricing/currency.ts';

const OFFERED: readonly StatusCotacao[] = ['EMISSAO_PENDENTE', 'EMISSAO_CANCELAMENTO_PENDENTE'];

/** Whether usable balances are asked for, and offered, while a quote is in a status. @see Q-145, B-018 */
export function balancesAreOffered(status: StatusCotacao): boolean {
  return OFFERED.includes(status);
}

/** A quote that is called off before its issue uses nothing, and one that is priced anew chooses a balance anew when it is issued. */
const USES_NONE: readonly StatusCotacao[] = ['COTACAO_PENDENTE', 'COTACAO_CANCELADA'];

/**
 * Whether a quote that was saved with a balance goes on using it in a status: until it is called off before its issue, or goes back to be priced
 * anew.
 * @see
 */
export function balanceStaysUsed(status: StatusCotacao): boolean {
  return !USES_NONE.includes(status);
}

/** What an issue needs of a balance. */
export interface OfferedTo {
  /** The ids of the travellers of the service. */
  readonly travellers: readonly string[];
  readonly segmentos: AirQuote['segmentos'];
  /** ISO 4217 code of the quote's currency; BRL when it is left out. */
  readonly moeda?: string | undefined;
  /** The present day, `2026-11-21`. */
  readonly today: string;
}

/**
 * The balances that an issue may use: of its travellers, at an airline of its flights, in its currency, usable today. Those that end first come
 * first, those without an end last. A balance without a currency is in BRL: its value is taken off the fare as it is, so another currency's
 * would be worth something else.
 * @see, B-018
 */
export function balancesForIssue<Each extends Pick<UsableBalance, 'cia' | 'validade' | 'idViajante'> & { readonly moeda?: string }>(
  balances: readonly Each[],
  { travellers, segmentos, moeda = BRL.codigo, today }: OfferedTo,
): readonly Each[] {
  const airlines = new Set(segmentos.flatMap(({ voos }) => voos.map(({ cia }) => cia)));
  const end = ({ validade }: Each) => validade ?? '9999-12-31';
  return balances
    .filter((balance) => travellers.includes(balance.idViajante) && airlines.has(balance.cia))
    .filter((balance) => (balance.moeda ?? BRL.codigo) === moeda && end(balance) >= today)
    .toSorted((one, other) => end(one).localeCompare(end(other)));
}

/** How a balance stands: a quote uses it, its last day is over, or it can be used. */
export type BalanceState = 'reservado' | 'vencido' | 'livre';

/** How a balance stands on a day, `2026-11-21`. One that a quote uses is reserved, also after its last day. @see Q-243, B-018 */
export function balanceState(
  { cotacaoId, validade }: { readonly cotacaoId: string | null; readonly validade: string | null },
  today: string,
): BalanceState {
  if (cotacaoId !== null) return 'reservado';
  return validade !== null && validade < today ? 'vencido' : 'livre';
}
