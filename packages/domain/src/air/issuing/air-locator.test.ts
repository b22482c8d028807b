import { expect, test } from 'vitest';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import { airLocator } from './index.ts';

const flown = (localizador: string | null) => [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ localizador })] }];

test('Q-189 the locator of a quote is that of its first flight, else its own, else its reservation code', () => {
  const codes = { localizador: 'QUOTE1', codigoReserva: 'CODE01' };
  expect(airLocator(airQuote({ ...codes, segmentos: flown('FLY123') }))).toBe('FLY123');
  expect(airLocator(airQuote({ ...codes, segmentos: flown(' ') }))).toBe('QUOTE1');
  expect(airLocator(airQuote({ ...codes, localizador: null, segmentos: [] }))).toBe('CODE01');
  expect(airLocator(airQuote({ localizador: null, codigoReserva: null, segmentos: flown(null) }))).toBe('');
});
