import { useBalance as useBalanceCall } from '@guiche/contract/balances';
import { restOfBalance, type UseOfBalance } from '@guiche/domain/balances';
import type { Quote } from '@guiche/domain/entities';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { balancesOf, type QuotePlace } from './balance-queries.ts';
import { giveBackBalance, nothingOwed } from './give-back-balance.ts';

/** What the form of a quote reserved, and what the server answered: the fare with it, and what the save sends. */
export interface ReservedBalance {
  readonly body: Parameters<typeof api.call<typeof useBalanceCall>>[1]['body'];
  readonly tarifa: number;
  readonly reserva: string;
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

/** What the form of a quote in this tab reserved; null when it reserved nothing. */
export function reservedOf(userId: string, { id }: Pick<Quote, 'id'>): ReservedBalance | null {
  return drafts.readOwn<ReservedBalance>(placeOf(userId, id))?.value ?? null;
}

/** The form of a quote was saved: what it reserved is the quote's. */
export const forgetReserved = (userId: string, { id }: Pick<Quote, 'id'>): void => drafts.remove(placeOf(userId, id));

/**
 * The form of a quote begins: over a draft with what that reserved, also in another tab; over the stored quote with nothing, whatever a form that is
 * gone left.
 */
export function beginReserved(userId: string, quote: Pick<Quote, 'id'>, isDraft: boolean): void {
  if (!isDraft) {
    forgetReserved(userId, quote);
    return;
  }
  const place = placeOf(userId, quote.id);
  const reserved = drafts.read<ReservedBalance>(place);
  if (reserved && !drafts.readOwn(place)) drafts.write(place, reserved.value, new Date(reserved.savedAt));
}

/** What a form uses of a balance that it reserved: as much as its fare was lowered by. */
export function useOf({ body, tarifa }: ReservedBalance): UseOfBalance {
  const tarifaAntes = body.tarifa ?? 0;
  return { valor: restOfBalance(tarifaAntes, tarifa), tarifaAntes };
}

/**
 * What the form of a quote reserved, which is forgotten with it; null when it reserved nothing. `read` is `readOwn` for a form of this tab, which has
 * nothing of what another one reserved.
 */
export function takeReserved(
  userId: string,
  { id, versao }: Pick<Quote, 'id' | 'versao'>,
  read: 'read' | 'readOwn' = 'readOwn',
): ReservedBalance | null {
  const place = placeOf(userId, id);
  const reserved = drafts[read]<ReservedBalance>(place)?.value ?? null;
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
  { body, reserva }: ReservedBalance,
): Promise<boolean> {
  try {
    nothingOwed(userId, place.idCotacao);
    const answer = await api.call(useBalanceCall, { params: { ...place }, body });
    if (answer.reserva === reserva) return true;
    await giveBackBalance(client, userId, place, answer.reserva);
    return false;
  } catch {
    return false;
  } finally {
    await client.invalidateQueries({ queryKey: balancesOf(place.idServico) });
  }
}
