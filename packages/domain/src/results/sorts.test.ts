import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AirQuote, Segment } from '../entities/index.ts';
import { ORDENACAO_AEREO, ORDENACAO_CARRO, ORDENACAO_HOTEL, ORDENACAO_RODOVIARIO, type OrdenacaoAereo } from '../enums/index.ts';
import { airQuote, flight, MANUAL } from '../test-support/air-quote.ts';
import { alphabetical, ordered, sortAirResults, sortBusResults, sortCarResults, sortHotelResults } from './index.ts';
import { priceOf } from './price.ts';

const segment = (tipo: Segment['tipo'], ...flights: Parameters<typeof flight>[0][]): Segment => ({
  id: tipo,
  tipo,
  status: null,
  voos: flights.map(flight),
});
const quote = (id: string, changes: Partial<AirQuote> = {}) => airQuote({ id, ...changes });
const via = (id: string, consolidadora: string, total: number) =>
  quote(id, { total, agenciaServico: consolidadora === '' ? null : { ...MANUAL, consolidadora } });
const ids = (quotes: readonly { readonly id: string }[]) => quotes.map(({ id }) => id).join(' ');
const air = (sort: OrdenacaoAereo, ...quotes: AirQuote[]) => ids(sortAirResults(quotes, sort));

test('S-036 the sorts of air, in this order, the lowest price first', () => {
  expect(ORDENACAO_AEREO).toEqual([
    'MENOR_PRECO',
    'FORNECEDOR',
    'HORARIO_PARTIDA',
    'HORARIO_PARTIDA_VOLTA',
    'DURACAO',
    'HORARIO_CHEGADA',
    'HORARIO_CHEGADA_VOLTA',
    'ESCALAS',
  ]);
});

test('S-037 by price, by travel duration, by number of stops', () => {
  expect(air('MENOR_PRECO', quote('a', { total: 1000 }), quote('b', { total: 999.99 }), quote('c', { total: 98 }))).toBe('c b a');
  const short = segment('IDA', { dataChegada: '2026-12-10T09:00' });
  const long = segment('IDA', { dataChegada: '2026-12-10T19:00' });
  const back = segment('VOLTA', { dataPartida: '2026-12-14T08:00', dataChegada: '2026-12-14T20:00' });
  expect(
    air('DURACAO', quote('a', { segmentos: [long] }), quote('b', { segmentos: [short, back] }), quote('c', { segmentos: [short] })),
  ).toBe('c a b');
  // Three hours on the clock and four in the air, against three and a half of both.
  const manaus = segment('IDA', { destino: 'MAO', dataPartida: '2026-12-10T23:00', dataChegada: '2026-12-11T02:00' });
  const recife = segment('IDA', { dataPartida: '2026-12-10T08:00', dataChegada: '2026-12-10T11:30' });
  expect(air('DURACAO', quote('a', { segmentos: [manaus] }), quote('b', { segmentos: [recife] }))).toBe('b a');
  const direct = segment('IDA', {});
  const twoStops = segment('IDA', {}, {}, {});
  const oneStopBack = segment('VOLTA', {}, {});
  expect(
    air(
      'ESCALAS',
      quote('a', { segmentos: [twoStops] }),
      quote('b', { segmentos: [direct, oneStopBack] }),
      quote('c', { segmentos: [direct] }),
    ),
  ).toBe('c b a');
});

test('S-038 by the supplier’s display name from A to Z, then by price', () => {
  // Confiança, E-HTL, Gol, Latam NDC: the names, not the codes.
  expect(air('FORNECEDOR', via('a', 'LATAM_NDC', 1), via('b', 'GOL', 200), via('c', 'CONFIANCA', 3), via('d', 'GOL', 100))).toBe('c d b a');
  expect(air('FORNECEDOR', via('a', 'azul', 2), via('b', 'Ázul', 1), via('c', 'AZUL', 3))).toBe('b a c');
  expect(air('FORNECEDOR', via('a', '', 1), via('b', 'WTS', 9))).toBe('b a');
});

const there = (departure: string, arrival: string) => segment('IDA', { dataPartida: departure }, { dataChegada: arrival });
const andBack = (departure: string, arrival: string) => segment('VOLTA', { dataPartida: departure }, { dataChegada: arrival });
const early = [there('2026-12-10T06:00', '2026-12-10T23:00'), andBack('2026-12-14T18:00', '2026-12-15T01:00')];
const late = [there('2026-12-10T20:00', '2026-12-10T22:00'), andBack('2026-12-14T08:00', '2026-12-15T03:00')];
test.each([
  ['HORARIO_PARTIDA', 'early late'],
  ['HORARIO_PARTIDA_VOLTA', 'late early'],
  ['HORARIO_CHEGADA', 'late early'],
  ['HORARIO_CHEGADA_VOLTA', 'early late'],
] as const)('S-039 %s orders %s', (sort, expected) => {
  expect(air(sort, quote('early', { segmentos: early }), quote('late', { segmentos: late }))).toBe(expected);
  expect(air(sort, quote('late', { segmentos: late }), quote('early', { segmentos: early }))).toBe(expected);
});

test('S-040 what lacks the value is last, equal ones stay as they came', () => {
  const oneWay = quote('one-way', { segmentos: early.slice(0, 1) });
  const same = [quote('x', { segmentos: late }), quote('y', { segmentos: late }), quote('z', { segmentos: late })];
  expect(air('HORARIO_PARTIDA_VOLTA', oneWay, ...same)).toBe('x y z one-way');
  expect(air('DURACAO', quote('none', { segmentos: [] }), ...same)).toBe('x y z none');
  const hotels = [
    { id: 'a', nome: null, estrelas: null, total: null },
    { id: 'b', nome: 'Zeta', estrelas: 1, total: 5 },
    { id: 'c', nome: ' ', estrelas: 5, total: 5 },
  ];
  expect(ORDENACAO_HOTEL.map((sort) => ids(sortHotelResults(hotels, sort)))).toEqual(['b c a', 'b a c', 'c b a']);
});

test('S-041 cars: the lowest price, or the supplier’s name', () => {
  const cars = [
    { id: 'a', nomeCia: 'Movida', total: 90 },
    { id: 'b', nomeCia: 'localiza', total: 120 },
    { id: 'c', nomeCia: 'Ágil', total: 100 },
  ];
  expect(ORDENACAO_CARRO).toEqual(['MENOR_PRECO', 'FORNECEDOR']);
  expect(ORDENACAO_CARRO.map((sort) => ids(sortCarResults(cars, sort)))).toEqual(['a c b', 'c b a']);
});

test('S-042 hotels: the lowest price, the name, or the stars from high to low', () => {
  const hotels = [
    { id: 'a', nome: 'Ibis', estrelas: 3, total: 90 },
    { id: 'b', nome: 'ímpar', estrelas: 5, total: 80 },
    { id: 'c', nome: 'Hilton', estrelas: 4, total: 100 },
  ];
  expect(ORDENACAO_HOTEL).toEqual(['MENOR_PRECO', 'NOME', 'ESTRELAS']);
  expect(ORDENACAO_HOTEL.map((sort) => ids(sortHotelResults(hotels, sort)))).toEqual(['b a c', 'c a b', 'b c a']);
});

test('S-101 coaches: the lowest price, the departure time, or the company’s name', () => {
  const coaches = [
    { id: 'a', fornecedorServico: { id: '1', nome: 'Cometa' }, dataPartida: '2026-12-10T08:00', total: 90 },
    { id: 'b', fornecedorServico: { id: '2', nome: 'Águia Branca' }, dataPartida: '2026-12-10T22:00', total: 120 },
    { id: 'c', fornecedorServico: null, dataPartida: null, total: 100 },
  ];
  expect(ORDENACAO_RODOVIARIO).toEqual(['MENOR_PRECO', 'HORARIO_PARTIDA', 'FORNECEDOR']);
  expect(ORDENACAO_RODOVIARIO.map((sort) => ids(sortBusResults(coaches, sort)))).toEqual(['a c b', 'a b c', 'b a c']);
});

const anyQuote = fc
  .record({
    total: fc.nat(3),
    consolidadora: fc.constantFrom('GOL', 'Gol', 'AZUL', null),
    hour: fc.constantFrom('06', '12', null),
    flights: fc.nat(2),
    back: fc.boolean(),
  })
  .map(({ total, consolidadora, hour, flights, back }) => {
    const voos = Array.from({ length: flights }, () => flight({ dataPartida: hour && `2026-12-10T${hour}:00` }));
    const segmentos = (back ? (['IDA', 'VOLTA'] as const) : (['IDA'] as const)).map((tipo) => ({ id: tipo, tipo, status: null, voos }));
    return { total, segmentos, agenciaServico: consolidadora === null ? null : { ...MANUAL, consolidadora } };
  });
test.each(ORDENACAO_AEREO)('S-040 %s keeps every result, changes nothing twice, and leaves equal ones as they came', (sort) =>
  fc.assert(
    fc.property(fc.array(anyQuote, { maxLength: 12 }), (quotes) => {
      const sorted = sortAirResults(quotes, sort);
      expect(sorted).toHaveLength(quotes.length);
      expect(new Set(sorted)).toEqual(new Set(quotes));
      expect(sortAirResults(sorted, sort)).toEqual(sorted);
      // Copies are equal to their originals: each stays behind the one it came after.
      const copies = quotes.map((each) => ({ ...each }));
      const both = sortAirResults([...quotes, ...copies], sort);
      quotes.forEach((each, index) => {
        const copy = copies[index];
        expect(copy && both.indexOf(copy)).toBeGreaterThan(both.indexOf(each));
      });
    }),
  ),
);

test('what is compared is read once from each result, however often they are compared', () => {
  const read: number[] = [];
  const names = (place: number) => {
    read.push(place);
    return String.fromCharCode(90 - (place % 26));
  };
  const results = Array.from({ length: 500 }, (_, place) => place);
  const sorted = ordered(results, alphabetical(names));
  expect(read).toEqual(results);
  expect(sorted.slice(0, 3)).toEqual([25, 51, 77]);
});

test.each([
  [1.005, 1.01],
  [1.004, 1],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
  [12_345_678.9, 12_345_678.9],
  [90_071_992_547_409.91, 90_071_992_547_409.91],
  [null, null],
])('a price of %d is compared as %d', (total, price) => expect(priceOf({ total })).toBe(price));
