import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { aboveLowestTotal } from './index.ts';

const USD = { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 };
const cheap = airQuote({ total: 2102.82 });
const dear = airQuote({ total: 4838.8 });

test('a quote is compared with the lowest total of its service, to the cent', () => {
  expect(aboveLowestTotal(cheap, [cheap, dear])).toBe(0);
  expect(aboveLowestTotal(dear, [cheap, dear])).toBe(2735.98);
  expect(aboveLowestTotal(airQuote({ total: 0.3 }), [airQuote({ total: 0.1 }), airQuote({ total: 0.3 })])).toBe(0.2);
});

test('Q-133 quotes in several currencies are compared in BRL', () => {
  const dollars = airQuote({ total: 120, moeda: USD, cotacaoMoeda: 5.4321 });
  const reais = airQuote({ total: 900 });
  expect(aboveLowestTotal(reais, [reais, dollars])).toBe(248.15);
  expect(aboveLowestTotal(dollars, [reais, dollars])).toBe(0);
});

test('quotes with the same lowest total are both the lowest', () => {
  const twin = airQuote({ total: 2102.82 });
  expect([cheap, twin, dear].map((quote) => aboveLowestTotal(quote, [cheap, twin, dear]))).toEqual([0, 0, 2735.98]);
});

test('nothing is compared with a single quote, nor with one that is cancelled, has no price or no exchange rate', () => {
  expect(aboveLowestTotal(cheap, [cheap])).toBeNull();
  for (const other of [
    airQuote({ total: 10, statusCotacao: 'COTACAO_CANCELADA' }),
    airQuote({ total: 0 }),
    airQuote({ total: 10, moeda: USD, cotacaoMoeda: null }),
  ]) {
    expect(aboveLowestTotal(cheap, [cheap, other])).toBeNull();
    expect(aboveLowestTotal(other, [cheap, dear, other])).toBeNull();
  }
});
