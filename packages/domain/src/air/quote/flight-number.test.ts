import { expect, test } from 'vitest';
import { readFlightNumber } from './index.ts';

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
