import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '../entities/index.ts';
import { flight } from '../test-support/air-quote.ts';
import {
  type Described,
  departureTimeFilter,
  durationFilter,
  filterResults,
  HOURS,
  hourLabel,
  outboundTimeFilter,
  PRICE_STEP,
  priceEnds,
  priceFilter,
  priceLabel,
  type Range,
  returnTimeFilter,
  STARS,
  searchStopsLabel,
  starFilter,
  stopCount,
  TEXT_FILTER_FIELD,
  textFilter,
  travelMinutes,
} from './index.ts';

const segment = (tipo: Segment['tipo'], ...flights: Parameters<typeof flight>[0][]): Segment => ({
  id: tipo,
  tipo,
  status: null,
  voos: flights.map(flight),
});
const at = (time: string, tipo: Segment['tipo'] = 'IDA') => segment(tipo, { dataPartida: `2026-12-10T${time}` });
const trip = (...segmentos: Segment[]) => ({ segmentos });
const prices = (...totals: (number | null)[]) => totals.map((total) => ({ total }));

test('S-024 a price filter keeps what lies between the two values, both included', () => {
  const kept = filterResults(prices(99.99, 100, 150, 200, 200.01, null), priceFilter({ min: 100, max: 200 }));
  expect(kept).toEqual(prices(100, 150, 200));
  expect(priceFilter({ min: 0, max: 0.3 })({ total: 0.1 + 0.2 })).toBe(true);
  expect(filterResults(prices(1, null), priceFilter(null))).toEqual(prices(1, null));
});

test.each([
  ['07:59', false],
  ['08:00', true],
  ['10:30', true],
  ['12:00', true],
  ['12:01', false],
])('S-025 an outbound departure at %s lies between 8 and 12: %s', (time, kept) => {
  expect(outboundTimeFilter({ min: 8, max: 12 })(trip(at(time), at('10:00', 'VOLTA')))).toBe(kept);
});
test('S-025 the way out of several legs is the first, and an unknown departure is kept only without a choice', () => {
  expect(outboundTimeFilter({ min: 8, max: 12 })(trip(at('09:00', 'TRECHO'), at('20:00', 'TRECHO')))).toBe(true);
  expect(outboundTimeFilter({ min: 8, max: 12 })(trip(at('20:00', 'VOLTA'), at('09:00')))).toBe(true);
  const unknown = trip(segment('IDA', { dataPartida: null }));
  expect(outboundTimeFilter(HOURS)(unknown)).toBe(false);
  expect(HOURS).toEqual({ min: 0, max: 24 });
  expect(outboundTimeFilter(null)(unknown)).toBe(true);
  expect(outboundTimeFilter(HOURS)(trip(at('23:59')))).toBe(true);
});

test('S-026 a return departure lies between the two hours; without a return nothing is filtered', () => {
  const filter = returnTimeFilter({ min: 8, max: 12 });
  expect(filter(trip(at('20:00'), at('12:00', 'VOLTA')))).toBe(true);
  expect(filter(trip(at('10:00'), at('12:01', 'VOLTA')))).toBe(false);
  expect(filter(trip(at('20:00')))).toBe(true);
  expect(filter(trip(at('20:00', 'TRECHO'), at('21:00', 'TRECHO')))).toBe(true);
  expect(filter(trip(at('10:00'), segment('VOLTA')))).toBe(false);
});

test('S-033 a time slider shows whole hours', () => expect([HOURS.min, 8, HOURS.max].map(hourLabel)).toEqual(['0:00', '8:00', '24:00']));

test('S-027 a slider value n stands for n × 30 minutes, both included', () => {
  // 3 h 15 min there and 3 h back.
  const both = trip(segment('IDA', {}), segment('VOLTA', { dataPartida: '2026-12-14T22:00', dataChegada: '2026-12-15T01:00' }));
  expect(travelMinutes(both)).toBe(375);
  expect(durationFilter({ min: 0, max: 13 })(both)).toBe(true);
  expect(durationFilter({ min: 0, max: 12 })(both)).toBe(false);
  const threeHours = trip(segment('IDA', { dataChegada: '2026-12-10T11:10' }));
  expect(durationFilter({ min: 6, max: 6 })(threeHours)).toBe(true);
  expect(durationFilter({ min: 7, max: 9 })(threeHours)).toBe(false);
});
test('S-027 the wait between two flights is under way too; what is unknown or runs backwards has no duration', () => {
  const connection = trip(
    segment('IDA', { dataChegada: '2026-12-10T09:00' }, { dataPartida: '2026-12-10T12:00', dataChegada: '2026-12-10T13:10' }),
  );
  expect(travelMinutes(connection)).toBe(300);
  expect(travelMinutes(trip())).toBeNull();
  expect(travelMinutes(trip(segment('IDA')))).toBeNull();
  expect(travelMinutes(trip(segment('IDA', { dataChegada: null })))).toBeNull();
  expect(travelMinutes(trip(segment('IDA', { dataChegada: '2026-12-10T08:09' })))).toBeNull();
  expect(travelMinutes(trip(segment('IDA', { dataChegada: '2026-12-10T08:10' })))).toBe(0);
  expect(travelMinutes(trip(segment('IDA', {}), segment('VOLTA', { dataChegada: null })))).toBeNull();
  expect(durationFilter({ min: 0, max: 99 })(trip())).toBe(false);
  expect(durationFilter(null)(trip())).toBe(true);
});

test('S-027 each clock is that of its airport: GRU 23:00 to MAO 02:00 is 4 hours, and the date line loses no flight', () => {
  const manaus = trip(segment('IDA', { destino: 'MAO', dataPartida: '2026-12-10T23:00', dataChegada: '2026-12-11T02:00' }));
  expect(travelMinutes(manaus)).toBe(240);
  expect(durationFilter({ min: 8, max: 8 })(manaus)).toBe(true);
  expect(durationFilter({ min: 6, max: 7 })(manaus)).toBe(false);
  const honolulu = trip(
    segment('IDA', { origem: 'NRT', destino: 'HNL', dataPartida: '2026-12-10T20:00', dataChegada: '2026-12-10T08:00' }),
  );
  expect(travelMinutes(honolulu)).toBe(420);
  expect(durationFilter({ min: 0, max: 14 })(honolulu)).toBe(true);
});

test('S-028 stars lie between 1 and 5, both included', () => {
  const hotels = [null, 0, 1, 2, 3, 4, 5].map((estrelas) => ({ estrelas }));
  expect(STARS).toEqual({ min: 1, max: 5 });
  expect(filterResults(hotels, starFilter(STARS)).map(({ estrelas }) => estrelas)).toEqual([1, 2, 3, 4, 5]);
  expect(filterResults(hotels, starFilter({ min: 3, max: 4 })).map(({ estrelas }) => estrelas)).toEqual([3, 4]);
  expect(filterResults(hotels, starFilter(null))).toEqual(hotels);
});

test.each([
  ['ibis', true],
  ['IBIS', true],
  ['paulista', true],
  [' centro ', true],
  ['', true],
  ['  ', true],
  ['são', true],
  ['SÃO', true],
  ['sa\u0303o', true],
  ['sao', false],
  ['hilton', false],
])('S-029 the text "%s" is in the title or the description: %s', (typed, kept) => {
  expect(textFilter(typed)({ titulo: 'Ibis Paulista', descricao: 'São Paulo, centro' })).toBe(kept);
});
test('S-029 the field has a name of its own, and a missing title or description has no text', () => {
  expect(TEXT_FILTER_FIELD).toBe('search_field');
  expect(textFilter('null')({ titulo: null, descricao: null })).toBe(false);
  expect(textFilter('')({ titulo: null, descricao: null })).toBe(true);
});

interface Hotel extends Described {
  readonly total: number;
  readonly estrelas: number;
}
const hotel = fc.record({
  titulo: fc.constantFrom('Ibis', 'Hilton', null),
  descricao: fc.constantFrom('Centro', 'Praia', null),
  total: fc.nat(500),
  estrelas: fc.nat(5),
});
const range = fc.tuple(fc.nat(500), fc.nat(500)).map(([a, b]): Range => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const filters = (text: string, price: Range | null, stars: Range | null): ((hotel: Hotel) => boolean)[] => [
  textFilter(text),
  priceFilter(price),
  starFilter(stars),
];

test('S-030 a result is shown only when every filter keeps it', () => {
  const hotels: Hotel[] = [
    { titulo: 'Ibis', descricao: null, total: 100, estrelas: 3 },
    { titulo: 'Ibis', descricao: null, total: 300, estrelas: 3 },
    { titulo: 'Ibis', descricao: null, total: 100, estrelas: 2 },
    { titulo: 'Hilton', descricao: null, total: 100, estrelas: 3 },
  ];
  expect(filterResults(hotels, ...filters('ibis', { min: 0, max: 200 }, { min: 3, max: 5 }))).toEqual(hotels.slice(0, 1));
  expect(filterResults(hotels)).toEqual(hotels);
  expect(filterResults([], ...filters('', null, null))).toEqual([]);
});
test('S-030 filters never add nor reorder, twice filter no more than once, and come in any order', () =>
  fc.assert(
    fc.property(fc.array(hotel), fc.constantFrom('', 'i', 'praia'), range, fc.option(range), (hotels, text, price, stars) => {
      const all = filters(text, price, stars);
      const kept = filterResults(hotels, ...all);
      expect(hotels.filter((each) => kept.includes(each))).toEqual(kept);
      expect(filterResults(kept, ...all)).toEqual(kept);
      expect(filterResults(hotels, ...[...all].reverse())).toEqual(kept);
    }),
  ));

test('S-032 the price slider shows ",00", and its ends leave no result outside', () => {
  expect(PRICE_STEP).toBe(1);
  expect(priceLabel(1500)).toBe('1500,00');
  expect(priceLabel(0)).toBe('0,00');
  expect(priceEnds(prices(1500.4, 899.99, null))).toEqual({ min: 899, max: 1501 });
  expect(priceEnds(prices(900))).toEqual({ min: 900, max: 900 });
  expect(priceEnds(prices(null))).toBeNull();
  expect(priceEnds([])).toBeNull();
});
test('S-032 the whole slider keeps every result, and ends at whole units', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1 }), (cents) => {
      const results = prices(...cents.map((each) => each / 100));
      const ends = priceEnds(results);
      expect(filterResults(results, priceFilter(ends))).toEqual(results);
      expect(Number.isInteger(ends?.min) && Number.isInteger(ends?.max)).toBe(true);
    }),
  ));

test.each([
  [1, { key: 'direto' }],
  [2, { key: 'n_escalas', params: { count: 1 } }],
  [3, { key: 'n_escalas', params: { count: 2 } }],
  [4, { key: 'n_escalas', params: { count: 3 } }],
  [0, { key: 'direto' }],
])('S-057 %i flights read %o', (flights, label) => expect(searchStopsLabel(flights)).toEqual(label));

test('stops are counted over all segments', () => {
  expect(stopCount(trip(segment('IDA', {}, {}), segment('VOLTA', {}, {}, {})))).toBe(3);
  expect(stopCount(trip(segment('IDA', {})))).toBe(0);
  expect(stopCount(trip(segment('IDA')))).toBeNull();
});

test('S-101 coaches are filtered by price and departure time', () => {
  const coaches = ['06:00', '08:00', '22:00', null].map((time, index) => ({
    total: 100 + index,
    dataPartida: time && `2026-12-10T${time}`,
  }));
  const kept = filterResults(coaches, priceFilter({ min: 101, max: 103 }), departureTimeFilter({ min: 6, max: 8 }));
  expect(kept).toEqual(coaches.slice(1, 2));
  expect(filterResults(coaches, departureTimeFilter(null))).toEqual(coaches);
});
