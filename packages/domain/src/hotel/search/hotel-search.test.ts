import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nights } from '../pricing/index.ts';
import { dateRange, dateRangeText, type HotelSearch, hotelSearchViolations, NEW_HOTEL_SEARCH, suggestedCheckout } from './index.ts';

const search: HotelSearch = { cidade: 'Recife', checkin: '2026-05-10', checkout: '2026-05-12', adultos: 2, viajantes: ['ana', 'bia'] };
const active = { serviceIsActive: true };

test('S-079 a hotel search opens with one adult', () => expect(NEW_HOTEL_SEARCH.adultos).toBe(1));

test.each([
  ['2026-05-10', '2026-05-11'],
  ['2026-12-31', '2027-01-01'],
  ['2026-05-10T14:00', '2026-05-11T14:00'],
  ['amanhã', null],
])('S-080 the check-in %s suggests the check-out %s', (checkin, checkout) => expect(suggestedCheckout(checkin)).toBe(checkout));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
test('S-080 the suggested check-out is one night later', () =>
  fc.assert(fc.property(day, (checkin) => nights(checkin, suggestedCheckout(checkin)) === 1)));

test('S-083 a hotel search needs a traveller', () => {
  expect(hotelSearchViolations(search, active)).toEqual([]);
  expect(hotelSearchViolations({ ...search, viajantes: [] }, active)).toEqual([
    { key: 'necessario_informar_colaborador_antes_de_pesquisar', field: 'viajantes' },
  ]);
});
test('S-083 with the present moment, no stay begins on a day that is past everywhere', () => {
  const at = (now: string) => hotelSearchViolations(search, { ...active, now: new Date(now) });
  expect(at('2026-05-11T12:00:00Z')).toEqual([{ key: 'data_ja_passou', field: 'checkin' }]);
  expect(at('2026-05-11T11:59:00Z')).toEqual([]);
});
test('S-084 there are no more adults than travellers', () => {
  expect(hotelSearchViolations({ ...search, adultos: 3 }, active)).toEqual([{ key: 'hospedes_maior_que_colaboradores', field: 'adultos' }]);
  expect(hotelSearchViolations({ ...search, adultos: 1 }, active)).toEqual([]);
});
test('S-085 nothing is searched while the service type is inactive', () => {
  expect(hotelSearchViolations(search, { serviceIsActive: false })).toEqual([
    { key: 'servico_de_hospedagem_inativo_nas_configuracoes', field: '' },
  ]);
});
test('a hotel search needs a city, and a check-out that is not before the check-in', () => {
  expect(hotelSearchViolations({ ...search, cidade: '' }, active)).toEqual([{ key: 'cidade_obrigatoria', field: 'cidade' }]);
  expect(hotelSearchViolations({ ...search, checkout: '2026-05-09' }, active)).toEqual([
    { key: 'checkout_anterior_ao_checkin', field: 'checkout' },
  ]);
  expect(hotelSearchViolations({ ...search, checkin: '31/02/2026' }, active)).toEqual([{ key: 'data_invalida', field: 'checkin' }]);
});
test('S-083 a hotel search needs both dates', () => {
  expect(hotelSearchViolations({ ...search, checkin: null, checkout: '' }, active)).toEqual([
    { key: 'checkin_obrigatorio', field: 'checkin' },
    { key: 'checkout_obrigatorio', field: 'checkout' },
  ]);
  expect(hotelSearchViolations({ ...search, checkout: null }, active)).toEqual([{ key: 'checkout_obrigatorio', field: 'checkout' }]);
});
test.each([0, -1, 1.5, Number.NaN])('S-084 a hotel is not searched for %s adults', (adultos) => {
  expect(hotelSearchViolations({ ...search, adultos }, active)).toEqual([{ key: 'adultos_obrigatorios', field: 'adultos' }]);
});
test('S-083 what a new hotel search misses', () => {
  expect(hotelSearchViolations(NEW_HOTEL_SEARCH, active).map(({ field }) => field)).toEqual(['cidade', 'checkin', 'checkout', 'viajantes']);
});

test('S-091 both forms of a date range are accepted and produced', () => {
  const range = { dataInicial: '2026-05-10', dataFinal: '2026-05-12' };
  const text = { dt_ini: '10/05/2026', dt_fim: '12/05/2026' };
  expect([dateRange(range), dateRange(text)]).toEqual([range, range]);
  expect([dateRangeText(range), dateRangeText(text)]).toEqual([text, text]);
  expect(dateRange({ dataInicial: '2026-05-10T03:00:00.000Z', dataFinal: '2026-05-12T14:00' })).toEqual(range);
});
test('S-091 an end that is no date gives no range', () => {
  expect(dateRange({ dt_ini: '31/02/2026', dt_fim: '12/05/2026' })).toBeNull();
  expect(dateRangeText({ dataInicial: '2026-05-10', dataFinal: '' })).toBeNull();
});
test('S-091 one way and back gives the same range', () =>
  fc.assert(
    fc.property(day, day, (dataInicial, dataFinal) => {
      const text = dateRangeText({ dataInicial, dataFinal });
      expect(text && dateRange(text)).toEqual({ dataInicial, dataFinal });
    }),
  ));
