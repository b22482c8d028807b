import { expect, test } from 'vitest';
import { BRL, inNationalCurrency, isNationalCurrency, ownRate, rateSuggestionViolation } from './index.ts';

test('Q-133 the amount in BRL is amount times rate', () => {
  expect(inNationalCurrency(120, 5.4321)).toBe(651.85);
  expect(inNationalCurrency(1_000_000, 0.000001)).toBe(1);
  expect(inNationalCurrency(120, null)).toBeNull();
});

test('Q-080 A-271 S-008 the default currency is BRL, Real, R$, rate 1', () => {
  expect(BRL).toMatchObject({ codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 });
  expect(isNationalCurrency(BRL)).toBe(true);
  expect(isNationalCurrency({ codigo: 'USD' })).toBe(false);
  expect(isNationalCurrency(null)).toBe(false);
});

test('Q-131 the rate of the national currency is 1; that of another one is suggested, and without a currency nothing is', () => {
  expect(ownRate(BRL)).toBe(1);
  expect(ownRate({ codigo: 'USD' })).toBeNull();
  expect(ownRate(null)).toBeNull();
  expect(rateSuggestionViolation({ codigo: 'USD' })).toBeUndefined();
  expect(rateSuggestionViolation(null)).toEqual({ key: 'selecione_a_moeda', field: 'moeda' });
});
