import { describe, expect, test } from 'vitest';
import { loggedText } from '../logs/index.ts';
import { busQuote, carQuote, hotelQuote } from '../test-support/quotes.ts';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import { busQuoteSchema, carQuoteSchema, hotelQuoteSchema } from './quote.ts';
import { day, isDateRefusal, line, money, paragraph, rate, timeOfDay, utcInstant, wallClock } from './scalars.ts';

describe('dates are judged by the calendar and the clock', () => {
  test.each([
    [day, '2026-02-28', '2026-02-29'],
    [day, '2028-02-29', '2026-13-01'],
    [wallClock, '2026-02-28T10:00', '2026-02-30T10:00'],
    [wallClock, '2026-12-31T23:59', '2026-99-99T99:99'],
    [wallClock, '2026-01-01T00:00', '2026-01-01T24:00'],
    [utcInstant, '2026-12-08T15:00:00Z', '2026-13-45T99:99:99Z'],
    [utcInstant, '2026-12-08T23:59:59.123Z', '2026-12-08T23:60:00Z'],
    [utcInstant, '2026-12-08T00:00:00Z', '2026-11-31T00:00:00Z'],
  ])('%# %s is taken, %s is not', (schema, good, bad) => {
    expect(schema.safeParse(good).data).toBe(good);
    expect(schema.safeParse(bad).success).toBe(false);
  });

  test.each([
    [day, '2026-02-30'],
    [day, 'amanhã'],
    [timeOfDay, '24:00'],
    [wallClock, '2026-02-30T10:00'],
    [utcInstant, '2026-02-28T10:00'],
  ])('%# the refusal of %s says that it was a date', (schema, text) => {
    const refusals = (value: unknown) => schema.safeParse(value).error?.issues.filter(isDateRefusal) ?? [];
    expect(refusals(text)).toHaveLength(1);
    expect(refusals(7)).toHaveLength(0);
  });

  test('in the quotes of every kind', () => {
    expectRefused(
      hotelQuoteSchema,
      hotelQuote(),
      { checkin: '2026-99-99T99:99' },
      { checkout: '2026-02-30T10:00' },
      { prazoCancelamento: '2026-13-45T99:99:99Z' },
    );
    expectRefused(carQuoteSchema, carQuote(), { dataRetirada: '2026-02-30' }, { dataDevolucao: '2026-00-10' });
    expectRefused(busQuoteSchema, busQuote(), { dataPartida: '2026-02-30T10:00' }, { dataChegada: '2026-12-11T06:60' });
  });
});

test('the refusal of another text is none of a date', () =>
  expect(line.safeParse('x'.repeat(256)).error?.issues.filter(isDateRefusal)).toEqual([]));

describe('control characters are removed', () => {
  test.each([
    ['Hotel\u0000 Boa\u001f Via\u007fgem', 'Hotel Boa Viagem'],
    ['Hotel\tBoa\r\nViagem\n', 'Hotel Boa Viagem '],
    ['São João nº 5 – 2º', 'São João nº 5 – 2º'],
  ])('of one line: %j', (text, kept) => expect(line.parse(text)).toBe(kept));

  test.each([
    ['um\u0000\n\tdois\u0007\u001b[0m', 'um\n\tdois[0m'],
    ['um\r\ndois\rtrês', 'um\ndoistrês'],
  ])('of several lines, but for newline and tab: %j', (text, kept) => expect(paragraph.parse(text)).toBe(kept));

  test('before the length is judged', () => {
    expect(line.parse(`${'x'.repeat(255)}\u0000`)).toHaveLength(255);
    expect(line.safeParse('x'.repeat(256)).success).toBe(false);
    expectTaken(hotelQuoteSchema, hotelQuote());
    const clean = hotelQuoteSchema.parse(hotelQuote({ email: 'a@b.com\u0000', descricao: 'um\ndois\u0001' }));
    expect(clean).toMatchObject({ email: 'a@b.com', descricao: 'um\ndois' });
  });
});

describe('Q-132 money has two decimals, a rate six', () => {
  test.each([
    [money, 1234.56, 1234.567],
    [money, -0.01, 0.005],
    [rate, 5.432_123, 5.432_123_4],
    [rate, 0.000_001, 0.000_000_1],
  ])('%# %d is taken, %d is not', (schema, good, bad) => {
    expect(schema.safeParse(good).data).toBe(good);
    expect(schema.safeParse(bad).success).toBe(false);
  });

  test('in what is shown', () => {
    expect(loggedText({ tipo: 'CAMBIO', valor: 5.4321 })).toEqual({ text: '5,432100' });
    expect(loggedText({ tipo: 'DINHEIRO', valor: 1234.5, moeda: 'BRL' })).toEqual({ text: 'R$\u00a01.234,50' });
  });
});
