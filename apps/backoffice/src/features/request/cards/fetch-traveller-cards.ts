import type { TravellerCard } from '@guiche/domain/entities';

/** The cards of travellers, as far as they came. */
export interface FetchedCards {
  /** By the id of the traveller; null for one without a card, absent for one whose card never came. */
  readonly cards: Readonly<Record<string, TravellerCard | null>>;
  /** Why the first that is missing did not come; undefined when every one came. */
  readonly failure: unknown;
}

/**
 * Fetches the cards of all travellers at once; those that fail do not keep the others back, and are left as they came before: a card must not go
 * from under the eyes of whoever reads it. Never rejects.
 * @see Q-114
 */
export async function fetchTravellerCards(
  ids: readonly string[],
  fetchOne: (idViajante: string) => Promise<TravellerCard | null>,
  before: FetchedCards['cards'] = {},
): Promise<FetchedCards> {
  const answers = await Promise.allSettled(ids.map(async (id) => [id, await fetchOne(id)] as const));
  const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  return { cards: { ...before, ...Object.fromEntries(came) }, failure: failed?.reason };
}
