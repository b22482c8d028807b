import { expect, test } from 'vitest';
import type { Currency } from '../entities/index.ts';
import { BRL } from '../pricing/index.ts';
import { totalChange } from './index.ts';

const USD: Currency = { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 };

test.each([
  ['above', 1300, 1180, 120],
  ['below', 1300, 1300.1, -0.1],
  ['equal', 0.3, 0.3, 0],
])('Q-117 the change of a total %s the stored one, to the cent', (_case, total, stored, change) => {
  expect(totalChange({ total, moeda: BRL }, { versao: 1, total: stored, moeda: BRL })).toBe(change);
});

test('a total is not compared with that of a quote that is not stored, nor with one in another currency', () => {
  expect(totalChange({ total: 1300, moeda: BRL }, { versao: 0, total: 0, moeda: BRL })).toBeUndefined();
  expect(totalChange({ total: 1300, moeda: BRL }, { versao: 2, total: 240, moeda: USD })).toBeNull();
  expect(totalChange({ total: 1300, moeda: BRL }, { versao: 2, total: 240, moeda: null })).toBeNull();
});
