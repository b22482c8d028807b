import { expect, test } from 'vitest';
import { isFlightNumber, mayBecomeFlightNumber, readFlightNumber } from './index.ts';

test.each([
  ['LA3345', 'LA', '3345'],
  ['la 3345', 'LA', '3345'],
  ['G31234', 'G3', '1234'],
  ['G3 1234', 'G3', '1234'],
  ['2Z2291', '2Z', '2291'],
  [' ad-0410 ', 'AD', '410'],
])('the flight code %s', (text, cia, numero) => expect(readFlightNumber(text)).toEqual({ cia, numero }));

test.each([['3345'], ['12345'], ['LA'], ['LATAM3345'], ['LA33456'], [''], [null]])('%s is none', (text) =>
  expect(readFlightNumber(text)).toBeUndefined(),
);

test.each([
  ['3345', true],
  ['1', true],
  ['33451', false],
  ['LA3345', false],
  ['33 45', false],
  ['', false],
  [null, false],
])('whether %j is the number of a flight: %s', (text, is) => expect(isFlightNumber(text)).toBe(is));

test.each(['', null, '3', '3345', 'L', 'LA', 'LA3', 'la 3345', 'G', 'G3', 'G3 1', '2Z', '2Z2291', 'ad-0', 'AD-0410'])(
  '%j may still become the number of a flight',
  (text) => expect(mayBecomeFlightNumber(text)).toBe(true),
);
test.each(['33456', 'LATAM', 'LA33456', '✈', '✈3345', '33✈', '33a', 'voo'])('%j can become no number of a flight', (text) =>
  expect(mayBecomeFlightNumber(text)).toBe(false),
);
