import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '../../entities/index.ts';
import { roundCents, sumDecimals } from '../../pricing/decimal.ts';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../../test-support/quotes.ts';
import { compareQuotes } from './index.ts';

const segment = (...voos: Segment['voos']): Segment => ({ id: 's', tipo: 'IDA', status: null, voos });
const direct = segment(flight());
const byBrasilia = segment(
  flight({ destino: 'BSB', dataChegada: '2026-12-10T10:00' }),
  flight({ numero: '77', origem: 'BSB', dataPartida: '2026-12-10T11:10', dataChegada: '2026-12-10T13:40' }),
);
const USD = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5 };

test('B-010 air quotes: cheapest, fastest, differences in money and per cent, stops, duration, baggage and expiry', () => {
  const cheap = airQuote({
    id: 'cheap',
    total: 800,
    segmentos: [byBrasilia, byBrasilia],
    quantidadeBagagem: 0,
    validadeReserva: '2026-11-24T21:00:00Z',
  });
  const fast = airQuote({ id: 'fast', total: 1000.04, segmentos: [direct, direct], quantidadeBagagem: 2, pesoBagagem: 23 });
  expect(compareQuotes([fast, cheap])).toEqual({
    quotes: [
      {
        id: 'fast',
        total: 1000.04,
        above: 200.04,
        abovePercent: 25,
        minutes: 390,
        stops: 0,
        baggage: { pieces: 2, kg: 23 },
        cancelUntil: null,
        expiry: null,
      },
      {
        id: 'cheap',
        total: 800,
        above: 0,
        abovePercent: 0,
        minutes: 660,
        stops: 2,
        baggage: { pieces: 0, kg: null },
        cancelUntil: null,
        expiry: '2026-11-24T21:00:00Z',
      },
    ],
    cheapest: ['cheap'],
    fastest: ['fast'],
  });
});

test('B-010 the duration of flights is read in the zones of their airports', () => {
  const night = flight({ origem: 'GRU', dataPartida: '2026-12-10T23:00', destino: 'MAO', dataChegada: '2026-12-11T02:00' });
  expect(compareQuotes([airQuote({ segmentos: [segment(night)] })]).quotes[0]?.minutes).toBe(240);
});

test('B-010 hotel quotes have no duration; the one that can be cancelled says until when', () => {
  const quotes = [
    hotelQuote({ id: 'a', total: 804.46 }),
    hotelQuote({ id: 'b', total: 700, prazoCancelamento: null }),
    hotelQuote({ id: 'c', total: 0 }),
  ];
  const { quotes: compared, cheapest, fastest } = compareQuotes(quotes);
  expect(cheapest).toEqual(['b']);
  expect(fastest).toEqual([]);
  expect(
    compared.map(({ id, above, abovePercent, minutes, stops, baggage, cancelUntil }) => ({
      id,
      above,
      abovePercent,
      minutes,
      stops,
      baggage,
      cancelUntil,
    })),
  ).toEqual([
    { id: 'a', above: 104.46, abovePercent: 14.9, minutes: null, stops: null, baggage: null, cancelUntil: '2026-12-08T15:00:00Z' },
    { id: 'b', above: 0, abovePercent: 0, minutes: null, stops: null, baggage: null, cancelUntil: null },
    { id: 'c', above: null, abovePercent: null, minutes: null, stops: null, baggage: null, cancelUntil: '2026-12-08T15:00:00Z' },
  ]);
});

test('B-010 buses have a duration; cars and other services only a price, in BRL whatever the currency', () => {
  const late = busQuote({ id: 'late', total: 90, dataChegada: '2026-12-11T07:10' });
  expect(compareQuotes([busQuote({ id: 'early', total: 120 }), late])).toMatchObject({
    cheapest: ['late'],
    fastest: ['early'],
    quotes: [{ minutes: 460 }, { minutes: 520 }],
  });
  expect(
    compareQuotes([carQuote({ id: 'brl', total: 501 }), carQuote({ id: 'usd', total: 100, moeda: USD, cotacaoMoeda: 5 })]),
  ).toMatchObject({
    cheapest: ['usd'],
    fastest: [],
    quotes: [
      { total: 501, above: 1, abovePercent: 0.2 },
      { total: 500, above: 0 },
    ],
  });
  expect(compareQuotes([otherQuote({ id: 'x', total: 50 }), otherQuote({ id: 'y', total: 50 })]).cheapest).toEqual(['x', 'y']);
});

test('B-010 one quote alone is neither cheapest nor fastest, and a cancelled one is not compared', () => {
  const alone = airQuote({ id: 'a', total: 500 });
  const cancelled = airQuote({ id: 'b', total: 100, statusCotacao: 'COTACAO_CANCELADA', segmentos: [] });
  expect(compareQuotes([alone, cancelled])).toMatchObject({
    cheapest: [],
    fastest: [],
    quotes: [{ above: null }, { total: null, minutes: null }],
  });
  expect(compareQuotes([])).toEqual({ quotes: [], cheapest: [], fastest: [] });
});

test('B-010 a bus or a flight whose times are missing or run backwards has no duration', () => {
  const minutes = (...quotes: Parameters<typeof compareQuotes>[0]) => compareQuotes(quotes).quotes.map((quote) => quote.minutes);
  const unknown = segment(flight({ dataChegada: null }));
  expect(
    minutes(
      busQuote({ dataPartida: '2026-12-10' }),
      busQuote({ dataPartida: '2026-12-12T10:00' }),
      busQuote({ dataChegada: null }),
      airQuote({ segmentos: [direct, unknown] }),
    ),
  ).toEqual([null, null, null, null]);
});

const cents = fc.integer({ min: 1, max: 99_999_999_999 }).map((amount) => amount / 100);
test('B-010 whatever the prices, each is the cheapest plus its difference, and the cheapest are those without one', () =>
  fc.assert(
    fc.property(fc.array(cents, { minLength: 2, maxLength: 10 }), (totals) => {
      const { quotes, cheapest } = compareQuotes(totals.map((total, index) => otherQuote({ id: String(index), total })));
      const least = Math.min(...totals);
      for (const { total, above, abovePercent } of quotes) {
        expect(roundCents(sumDecimals(least, above))).toBe(total);
        expect(abovePercent).toBeGreaterThanOrEqual(0);
      }
      expect(cheapest).toEqual(quotes.filter(({ above }) => above === 0).map(({ id }) => id));
    }),
  ));
