import { dateRangeSchema, placeSchema } from '@guiche/domain/entities';
import { dateRange, dateRangeText } from '@guiche/domain/hotel/search';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { expectMembers, schemas } from '../test-support/described.ts';

const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

test('S-091 the range of days of a hotel is described and accepted in two forms, and is produced in both', () => {
  expect(schemas['HotelDateRange']?.anyOf?.map(({ properties }) => Object.keys(properties ?? {}))).toEqual([
    ['dataInicial', 'dataFinal'],
    ['dt_ini', 'dt_fim'],
  ]);
  const [days, text] = [
    { dataInicial: '2028-02-29', dataFinal: '2028-03-02' },
    { dt_ini: '29/02/2028', dt_fim: '02/03/2028' },
  ];
  for (const range of [days, text]) {
    expect(takes(dateRangeSchema, range)).toBe(true);
    expect([dateRange(range), dateRangeText(range)]).toEqual([days, text]);
  }
  for (const wrong of [
    { dataInicial: '29/02/2028', dataFinal: '02/03/2028' },
    { dt_ini: '2028-02-29', dt_fim: '2028-03-02' },
    { dt_ini: '29/02/2027', dt_fim: '02/03/2027' },
    { dt_ini: '29/02/2028' },
    { dataInicial: '2028-02-29', dt_fim: '02/03/2028' },
  ])
    expect([wrong, takes(dateRangeSchema, wrong)]).toEqual([wrong, false]);
});

test('S-283 a place of the maps service is described with its name, address, coordinates and parts', () => {
  expectMembers('Place', 'name formatted_address geometry address_components');
  const place = {
    name: 'Marco Zero',
    formatted_address: 'Praça Rio Branco, Recife - PE, Brasil',
    geometry: { location: { lat: -8.0631, lng: -34.8711 } },
    address_components: [{ long_name: 'Recife', short_name: 'Recife', types: ['locality'] }],
  };
  for (const [part, wrong] of Object.entries({
    name: 7,
    formatted_address: null,
    geometry: { location: { lat: '-8.0631', lng: -34.8711 } },
    address_components: [{ long_name: 'Recife' }],
  }))
    expect([part, takes(placeSchema, place), takes(placeSchema, { ...place, [part]: wrong })]).toEqual([part, true, false]);
});
