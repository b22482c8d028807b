import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownCard } from './index.ts';

const card = { numero: '4111111111111111', cvv: '123', dataVencimento: '12/2030', nome: 'ANA SOUZA' };

test('A-021 with the flag card data are seen, without it they stay masked', () => {
  expect(shownCard(card, { visualizaDadosCartao: true })).toEqual({
    numero: '4111111111111111',
    nome: 'ANA SOUZA',
    validade: '12/2030',
    cvv: '123',
  });
  expect(shownCard(card, { visualizaDadosCartao: false })).toEqual({
    numero: '************1111',
    nome: 'ANA SOUZA',
    validade: '*******',
    cvv: '***',
  });
});
test('A-021 a card without code and expiry, and one that came masked', () => {
  const bare = { numero: '************1111', cvv: null };
  for (const visualizaDadosCartao of [true, false]) {
    expect(shownCard(bare, { visualizaDadosCartao })).toEqual({ numero: '************1111', nome: '', validade: '', cvv: '' });
  }
});
test('A-021 without the flag four digits of a number are seen at most', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (numero) => {
      const shown = shownCard({ ...card, numero }, { visualizaDadosCartao: false }).numero;
      expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(4);
    }),
  ));
