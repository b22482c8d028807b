import { expect, test, vi } from 'vitest';
import { fetchTravellerCards } from './fetch-traveller-cards.ts';

const CARD = { numero: '************1111', cvv: '***' };
const travellers = ['v1', 'v2', 'v3'];

test('Q-114 the cards of all travellers are fetched; one without a card is no failure', async () => {
  const fetchOne = vi.fn(async (id: string) => (id === 'v2' ? null : CARD));
  expect(await fetchTravellerCards(travellers, fetchOne)).toEqual({ cards: { v1: CARD, v2: null, v3: CARD }, failure: undefined });
  expect(fetchOne.mock.calls).toEqual([['v1'], ['v2'], ['v3']]);
});

test('Q-114 when one fails the cards that came are kept, also those of an earlier time, and why it is missing is known', async () => {
  const failure = new Error('offline');
  const fetchOne = async (id: string) => {
    if (id === 'v1') throw failure;
    return CARD;
  };
  expect(await fetchTravellerCards(travellers, fetchOne)).toEqual({ cards: { v2: CARD, v3: CARD }, failure });
  const other = { ...CARD, numero: '************2222' };
  expect(await fetchTravellerCards(travellers, fetchOne, { v1: other, v2: other })).toEqual({
    cards: { v1: other, v2: CARD, v3: CARD },
    failure,
  });
});
