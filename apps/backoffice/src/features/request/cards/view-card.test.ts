import { logCard } from '@guiche/contract/cards';
import { expect, test, vi } from 'vitest';
import { CardNotShown, recordCardEvent, viewCard } from './view-card.ts';

const ID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const WHOLE = { numero: '4111111111111111', cvv: '737', dataVencimento: '12/2030', nomeCartaoColaborador: 'ANA LIMA' };

test('Q-036 Q-266 a view is logged before the card is asked for, once, with nothing of the card', async () => {
  const order: string[] = [];
  const call = vi.fn(async () => void order.push('log'));
  const find = vi.fn(async () => {
    order.push('find');
    return WHOLE;
  });
  expect(await viewCard({ call: call as never }, { tipo: 'VIAJANTE', idCotacao: ID }, find)).toBe(WHOLE);
  expect(order).toEqual(['log', 'find']);
  expect(call.mock.calls).toEqual([[logCard, { query: { acao: 'VISUALIZAR', tipo: 'VIAJANTE', idCotacao: ID } }]]);
});

test('Q-036 a view that could not be logged asks for no card', async () => {
  const find = vi.fn(async () => WHOLE);
  const call = vi.fn().mockRejectedValue(new Error('offline'));
  await expect(viewCard({ call }, { tipo: 'FIXO', idCotacao: ID }, find)).rejects.toThrow('offline');
  expect(find).not.toHaveBeenCalled();
});

test.each([[null], [{ ...WHOLE, numero: '************1111' }]])(
  'A-021 Q-035 %j is not taken for a card that may be shown',
  async (card) => {
    const call = vi.fn().mockResolvedValue(undefined);
    await expect(viewCard({ call }, { tipo: 'VCN', idCotacao: ID }, async () => card)).rejects.toThrow(CardNotShown);
  },
);

test('Q-166 Q-168 what was done stays done when it cannot be logged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = vi.fn().mockRejectedValue(new Error('offline'));
  recordCardEvent({ call }, { acao: 'GERAR', tipo: 'VCN', idCotacao: ID });
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  said.mockRestore();
});
