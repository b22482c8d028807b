import { giveBackBalance as giveBackBalanceCall } from '@guiche/contract/balances';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { balancesOf, type QuotePlace } from './balance-queries.ts';

/**
 * Gives back the balance that a form reserved and that is given up with it, for other issues of the traveller. A failure is not told: nothing of the
 * user's is lost, and the next save of the quote gives the balance back, too.
 * @see Q-146
 */
export async function giveBackBalance(client: QueryClient, place: QuotePlace): Promise<void> {
  await api.call(giveBackBalanceCall, { params: { ...place } }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: balancesOf(place.idServico) });
}
