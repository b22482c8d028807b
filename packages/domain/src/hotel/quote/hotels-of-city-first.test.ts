import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hotelsOfCityFirst } from './index.ts';

const named = (nome: string, cidade: string | null) => ({ nome, cidade });
const FOUND = [named('A', 'Belém, PA'), named('B', 'São Paulo, SP'), named('C', null), named('D', 'São Paulo, SP')];
const order = (cidade: string | null) =>
  hotelsOfCityFirst(FOUND, cidade)
    .map(({ nome }) => nome)
    .join('');

test('the hotels of the city come first, and keep their order as the others do', () => {
  expect(order('São Paulo, SP')).toBe('BDAC');
  expect(order(' sao paulo, sp ')).toBe('BDAC');
  expect(order('Belém, PA')).toBe('ABCD');
});

test('without a city, or for another one, they stay as they were found', () => {
  for (const cidade of [null, '', ' ', 'Recife, PE']) expect(order(cidade)).toBe('ABCD');
});

test('no hotel is lost or doubled', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ cidade: fc.option(fc.string()) })), fc.option(fc.string()), (hotels, cidade) => {
      expect(new Set(hotelsOfCityFirst(hotels, cidade))).toEqual(new Set(hotels));
      expect(hotelsOfCityFirst(hotels, cidade)).toHaveLength(hotels.length);
    }),
  ));
