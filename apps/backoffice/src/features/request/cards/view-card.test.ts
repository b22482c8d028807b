import { logCard } from '@guiche/contract/cards';
import { CallError } from '@guiche/contract/client';
import { expect, test, vi } from 'vitest';
import { CardNotShown, CardViews, recordCardEvent } from './view-card.ts';

const ID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const WHOLE = { numero: '4111111111111111', cvv: '737', dataVencimento: '12/2030', nomeCartaoColaborador: 'ANA LIMA' };
const MASKED = { ...WHOLE, numero: '************1111' };
const TRAVELLER = { tipo: 'VIAJANTE', idCotacao: ID } as const;

test('Q-036 Q-266 a view is logged before the card is asked for, once, with nothing of the card', async () => {
  const order: string[] = [];
  const call = vi.fn(async () => void order.push('log'));
  const find = vi.fn(async () => {
    order.push('find');
    return WHOLE;
  });
  expect(await new CardViews({ call: call as never }).show(TRAVELLER, find)).toBe(WHOLE);
  expect(order).toEqual(['log', 'find']);
  expect(call.mock.calls).toEqual([
    [logCard, { query: { acao: 'VISUALIZAR', tipo: 'VIAJANTE', idCotacao: ID }, idempotencyKey: expect.any(String) }],
  ]);
});

/** The views that were logged, each by the place of its key among the keys. */
function loggedViews(call: ReturnType<typeof vi.fn>): readonly number[] {
  const keys = call.mock.calls.map(([, { idempotencyKey }]) => String(idempotencyKey));
  return keys.map((key) => [...new Set(keys)].indexOf(key));
}

test.each([
  [new CallError(0, undefined), [0, 0, 1]],
  [new CallError(502, undefined), [0, 0, 1]],
  [new CallError(403, undefined), [0, 1, 2]],
])(
  'Q-036 B-060 a view whose entry or card was lost by %o is asked for again as the same view; the next is another one',
  async (lost, views) => {
    const lose = () => Promise.reject(lost);
    for (const [call, find] of [
      [vi.fn().mockImplementationOnce(lose).mockResolvedValue(undefined), vi.fn(async () => WHOLE)],
      [vi.fn().mockResolvedValue(undefined), vi.fn(async () => WHOLE).mockImplementationOnce(lose)],
    ] as const) {
      const shown = new CardViews({ call });
      await expect(shown.show(TRAVELLER, find, 'v1')).rejects.toBe(lost);
      for (const _ of [1, 2]) expect(await shown.show(TRAVELLER, find, 'v1')).toBe(WHOLE);
      expect(loggedViews(call)).toEqual(views);
    }
  },
);

test('Q-036 the card of another traveller is another view, and one that comes too late for its entry is logged anew', async () => {
  const lost = new CallError(0, undefined);
  const call = vi.fn().mockResolvedValue(undefined);
  const shown = new CardViews({ call });
  await expect(shown.show(TRAVELLER, () => Promise.reject(lost), 'v1')).rejects.toBe(lost);
  await expect(shown.show(TRAVELLER, () => Promise.reject(lost), 'v2')).rejects.toBe(lost);
  const late = vi.fn(async () => WHOLE).mockResolvedValueOnce(MASKED);
  expect(await shown.show(TRAVELLER, late, 'v2')).toBe(WHOLE);
  expect(loggedViews(call)).toEqual([0, 1, 1, 2]);
});

test('Q-036 a view that could not be logged asks for no card', async () => {
  const find = vi.fn(async () => WHOLE);
  const call = vi.fn().mockRejectedValue(new Error('offline'));
  await expect(new CardViews({ call }).show({ tipo: 'FIXO', idCotacao: ID }, find)).rejects.toThrow('offline');
  expect(find).not.toHaveBeenCalled();
});

test.each([[null], [MASKED]])('A-021 Q-035 %j is not taken for a card that may be shown', async (card) => {
  const call = vi.fn().mockResolvedValue(undefined);
  await expect(new CardViews({ call }).show({ tipo: 'VCN', idCotacao: ID }, async () => card)).rejects.toThrow(CardNotShown);
  expect(call).toHaveBeenCalledTimes(1);
});

test('Q-166 Q-168 what was done stays done when it cannot be logged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = vi.fn().mockRejectedValue(new Error('offline'));
  recordCardEvent({ call }, { acao: 'GERAR', tipo: 'VCN', idCotacao: ID });
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  said.mockRestore();
});
