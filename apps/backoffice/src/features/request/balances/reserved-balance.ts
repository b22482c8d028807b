import { useBalance as useBalanceCall } from '@guiche/contract/balances';
import type { AirQuote, Quote } from '@guiche/domain/entities';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { balancesOf, type QuotePlace } from './balance-queries.ts';
import { giveBackBalance, nothingOwed } from './give-back-balance.ts';

/** What the form of a quote reserved, and the fare that the server reckoned with it. */
export interface ReservedBalance {
  readonly body: Parameters<typeof api.call<typeof useBalanceCall>>[1]['body'];
  readonly tarifa: AirQuote['tarifa'];
  /** The version of the quote that the form is based on: a saved form has nothing to reserve any more. */
  readonly versao: number;
}

// Beside the draft of the quote, which has the fare alone: a reload does not lose which balance it was.
const placeOf = (userId: string, idCotacao: string): DraftPlace => ({ userId, of: ['saldo-reservado'], id: idCotacao });

/** Notes what the form of a quote reserved. */
export function noteReserved(userId: string, { id }: Pick<Quote, 'id'>, reserved: ReservedBalance): void {
  nothingOwed(userId, id);
  drafts.write(placeOf(userId, id), reserved, new Date());
}

/** What the form of a quote reserved, which is forgotten with it; null when it reserved nothing. */
export function takeReserved(userId: string, { id, versao }: Pick<Quote, 'id' | 'versao'>): ReservedBalance | null {
  const place = placeOf(userId, id);
  const reserved = drafts.read<ReservedBalance>(place)?.value ?? null;
  drafts.remove(place);
  return reserved?.versao === versao ? reserved : null;
}

/**
 * Reserves anew what was given back. Returns whether the form may have its fare: not when something of the balance is used by now.
 * @see Q-146
 */
export async function reserveAnew(
  client: QueryClient,
  userId: string,
  place: QuotePlace,
  { body, tarifa }: ReservedBalance,
): Promise<boolean> {
  try {
    nothingOwed(userId, place.idCotacao);
    const answer = await api.call(useBalanceCall, { params: { ...place }, body });
    if (answer.tarifa === tarifa) return true;
    await giveBackBalance(client, userId, place);
    return false;
  } catch {
    return false;
  } finally {
    await client.invalidateQueries({ queryKey: balancesOf(place.idServico) });
  }
}
