import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { carQuote, hotelQuote } from '../test-support/quotes.ts';
import { valuesAreKept } from './index.ts';

const quote = airQuote({ tarifa: 1000, taxas: 90, markup: 50 });

test('Q-018 an edit that touches no amount keeps the values', () => {
  const edited = { ...quote, numeroBilhete: '9571234567890', observacao: 'Assento na janela', tarifaTotal: 1, total: 2 };
  expect(valuesAreKept(quote, edited)).toBe(true);
  expect(valuesAreKept(hotelQuote(), hotelQuote({ codigoReserva: 'HBV-1' }))).toBe(true);
});

test.each([
  { cotacaoMoeda: 5.4321 },
  { tarifa: 1000.01 },
  { taxas: null },
  { taxaExtra: 1 },
  { fee: 1 },
  { iss: 1 },
  { duRav: 1 },
  { markup: 51 },
  { markupManual: !quote.markupManual },
  { moeda: null },
])('Q-018 %j is a changed value', (changes) => {
  expect(
    valuesAreKept(
      { ...quote, fee: null, iss: null, duRav: null, taxaExtra: null },
      { ...quote, fee: null, iss: null, duRav: null, taxaExtra: null, ...changes },
    ),
  ).toBe(false);
});

test('Q-018 so are nights, their average, days and their rate', () => {
  expect(valuesAreKept(hotelQuote(), hotelQuote({ quantidadeDiarias: 4 }))).toBe(false);
  expect(valuesAreKept(hotelQuote(), hotelQuote({ tarifaMedia: 1 }))).toBe(false);
  expect(valuesAreKept(carQuote({ valorDiaria: 100 }), carQuote({ valorDiaria: 101 }))).toBe(false);
});
