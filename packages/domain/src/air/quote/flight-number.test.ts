import { expect, test } from 'vitest';
import { isFlightNumber, mayBecomeFlightNumber, readBareFlightNumber, readFlightNumber } from './index.ts';

test.each([
  ['LA3345', 'LA', '3345'],
  ['la 3345', 'LA', '3345'],
  ['G31234', 'G3', '1234'],
  ['G3 1234', 'G3', '1234'],
  ['2Z2291', '2Z', '2291'],
  [' ad-0410 ', 'AD', '410'],
  ['Voo LA3345', 'LA', '3345'],
  ['vôo: la 3345', 'LA', '3345'],
  ['Flight G3 1234', 'G3', '1234'],
  ['Vuelo AR1134', 'AR', '1134'],
  ['AD 4100 Y', 'AD', '4100'],
  ['Voo AD4100 y', 'AD', '4100'],
])('the flight code %s', (text, cia, numero) => expect(readFlightNumber(text)).toEqual({ cia, numero }));

test.each([
  ['3345'],
  ['12345'],
  ['LA'],
  ['LATAM3345'],
  ['LATAM 3345'],
  ['LA33456'],
  ['LA3345Y'],
  ['LA Y'],
  ['Voo 3345'],
  ['Voo'],
  [''],
  [null],
])('%s is none', (text) => expect(readFlightNumber(text)).toBeUndefined());

test.each([
  [' 3345 ', '3345'],
  ['Voo 3345', '3345'],
  ['3345 Y', '3345'],
  ['LA3345', undefined],
  ['33456', undefined],
  ['Voo', undefined],
  [null, undefined],
])('the number alone in %j: %s', (text, numero) => expect(readBareFlightNumber(text)).toBe(numero));

test.each([
  ['3345', true],
  ['1', true],
  ['33451', false],
  ['LA3345', false],
  ['33 45', false],
  ['', false],
  [null, false],
])('whether %j is the number of a flight: %s', (text, is) => expect(isFlightNumber(text)).toBe(is));

test.each([
  '',
  null,
  '3',
  '3345',
  'L',
  'LA',
  'LA3',
  'la 3345',
  'G',
  'G3',
  'G3 1',
  '2Z',
  '2Z2291',
  'ad-0',
  'AD-0410',
  'Vo',
  'voo',
  'Voo ',
  'Voo:',
  'Voo LA',
  'Voo LA3345',
  'fli',
  'vuelo',
  '3345 ',
  '3345 Y',
  'AD 4100 Y',
])('%j may still become the number of a flight', (text) => expect(mayBecomeFlightNumber(text)).toBe(true));
test.each(['33456', 'LATAM', 'LA33456', '✈', '✈3345', '33✈', '33a', 'vooo', 'Voo LATAM', 'AD 4100 YY'])(
  '%j can become no number of a flight',
  (text) => expect(mayBecomeFlightNumber(text)).toBe(false),
);
