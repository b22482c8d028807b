import type { TravellerCard } from '@guiche/domain/entities';

/** The cards of travellers, as far as they came. */
export interface FetchedCards {
  /** By the id of the traveller; null for one without a card. */
  readonly cards: Readonly<Record<string, TravellerCard | null>>;
  /** Whether every one of them came. */
  readonly complete: boolean;
}

/** Fetches the cards of all travellers at once; those that fail do not keep the others back. @see Q-114 */
export async function fetchTravellerCards(
  travellers: readonly { readonly id: string }[],
  fetchOne: (idViajante: string) => Promise<TravellerCard | null>,
): Promise<FetchedCards> {
  const answers = await Promise.allSettled(travellers.map(async ({ id }) => [id, await fetchOne(id)] as const));
  const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return { cards: Object.fromEntries(came), complete: came.length === travellers.length };
}
