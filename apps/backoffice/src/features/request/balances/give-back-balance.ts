import { giveBackBalance as giveBackBalanceCall } from '@guiche/contract/balances';
import type { Service } from '@guiche/domain/entities';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { isUnanswered } from '../../../shared/editor/refusals.ts';
import { balancesOf, type QuotePlace } from './balance-queries.ts';

/** Notes that what the form of a quote reserved is still to be given back: its `reserva`, or null for whatever is reserved. */
const owedPlace = (userId: string, idCotacao: string): DraftPlace => ({ userId, of: ['saldo-a-devolver'], id: idCotacao });

/** Nothing is to be given back any more: it was, or the form has reserved anew. */
export const nothingOwed = (userId: string, idCotacao: string): void => drafts.remove(owedPlace(userId, idCotacao));

/**
 * Gives back the balance that a form reserved and that is given up with it, for other issues of the traveller: `reserva` is what the server returned
 * to the form, so that what another form has reserved since stays; null where that is not known. A failure is not told: nothing of the user's is
 * lost. Without a connection it is done once there is one.
 * @see Q-146
 */
export async function giveBackBalance(client: QueryClient, userId: string, place: QuotePlace, reserva: string | null): Promise<void> {
  const owed = owedPlace(userId, place.idCotacao);
  drafts.write(owed, reserva, new Date());
  try {
    await api.call(giveBackBalanceCall, { params: { ...place }, query: reserva === null ? {} : { reserva } });
    drafts.remove(owed);
  } catch (error) {
    if (!isUnanswered(error)) drafts.remove(owed);
  }
  await client.invalidateQueries({ queryKey: balancesOf(place.idServico) });
}

/** Gives back what could not be given back before: when the service is shown, and when the browser is connected again. */
export function useOwedBalances(client: QueryClient, userId: string, { id: idServico, cotacoes }: Service): void {
  const quotes: readonly { readonly id: string }[] = cotacoes;
  const ids = quotes.map(({ id }) => id).join(' ');
  useEffect(() => {
    const giveBack = () => {
      for (const idCotacao of ids.split(' ')) {
        const owed = drafts.read<string | null>(owedPlace(userId, idCotacao));
        if (owed) void giveBackBalance(client, userId, { idServico, idCotacao }, owed.value);
      }
    };
    giveBack();
    addEventListener('online', giveBack);
    return () => removeEventListener('online', giveBack);
  }, [client, userId, idServico, ids]);
}
