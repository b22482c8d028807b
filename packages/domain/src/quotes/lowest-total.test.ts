import { expect, test } from 'vitest';
import { BRL } from '../pricing/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { lowestTotal } from './index.ts';

const USD = { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 };

test('Q-133 totals in several currencies are compared in BRL', () => {
  const dollars = airQuote({ total: 120, moeda: USD, cotacaoMoeda: 5.4321 });
  expect(lowestTotal([airQuote({ total: 900 }), dollars])).toBe(651.85);
  expect(lowestTotal([airQuote({ total: 600, moeda: BRL, cotacaoMoeda: null }), dollars])).toBe(600);
});

test('cancelled quotes and those that cannot be compared are left out', () => {
  expect(lowestTotal([])).toBeNull();
  expect(lowestTotal([airQuote({ total: 10, moeda: USD, cotacaoMoeda: null })])).toBeNull();
  expect(lowestTotal([airQuote({ total: 10, moeda: null, cotacaoMoeda: 1 })])).toBeNull();
  expect(lowestTotal([airQuote({ total: 0 }), airQuote({ total: 20 })])).toBe(20);
  expect(lowestTotal([airQuote({ total: 10, statusCotacao: 'COTACAO_CANCELADA' }), airQuote({ total: 20 })])).toBe(20);
});
