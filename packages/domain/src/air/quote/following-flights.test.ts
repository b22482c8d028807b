import { expect, test } from 'vitest';
import type { Flight } from '../../entities/index.ts';
import { airlineFollowers, arrivalAfterDeparture, connectingFlight, emptyFlight, exceedsOneWay, followingFlight } from './index.ts';

const GRU = { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo, SP' };
const BSB = { iata: 'BSB', nome: 'Brasília', local: 'Brasília, DF' };
const REC = { iata: 'REC', nome: 'Guararapes', local: 'Recife, PE' };
const LATAM = { iata: 'LA', nome: 'Latam' };
const flight = (from: typeof GRU, to: typeof GRU, arrival: string | null): Flight => ({
  ...emptyFlight(`${from.iata}${to.iata}`),
  cia: 'LA',
  ciaData: LATAM as Flight['ciaData'],
  origem: from.iata,
  origemData: from,
  destino: to.iata,
  destinoData: to,
  dataPartida: '2026-12-19T08:10',
  dataChegada: arrival,
});
const out = {
  id: 's1',
  tipo: 'IDA',
  status: null,
  voos: [flight(GRU, BSB, '2026-12-19T10:00'), flight(BSB, REC, '2026-12-20T00:30')],
} as const;
const legs = [{ data: '2026-12-19' }, { data: '2026-12-28' }] as never;

test('a connection leaves from where the flight before it landed, on that day, with the same airline', () => {
  expect(connectingFlight({ voos: [...out.voos] })).toEqual({
    cia: 'LA',
    ciaData: LATAM,
    origem: 'REC',
    origemData: REC,
    destino: null,
    destinoData: null,
    dataPartida: '2026-12-20',
    dataChegada: '2026-12-20',
  });
  expect(connectingFlight({ voos: [] })).toBeUndefined();
  expect(connectingFlight({ voos: [flight(GRU, BSB, null)] })?.dataPartida).toBeNull();
  expect(connectingFlight({ voos: [flight(GRU, BSB, '20/12/2026 8:70 PM')] })?.dataPartida).toBeNull();
});
test('a second segment leads back to where the first began, on the day of the requested return', () => {
  expect(followingFlight({ segmentos: [{ ...out, voos: [...out.voos] }] }, { segmentos: legs })).toMatchObject({
    cia: 'LA',
    origem: 'REC',
    destino: 'GRU',
    destinoData: GRU,
    dataPartida: '2026-12-28',
    dataChegada: '2026-12-28',
  });
  const back = { id: 's2', tipo: 'VOLTA', status: null, voos: [flight(REC, GRU, '2026-12-28T12:00')] } as const;
  const two = {
    segmentos: [
      { ...out, voos: [...out.voos] },
      { ...back, voos: [...back.voos] },
    ],
  };
  expect(followingFlight(two, { segmentos: legs })).toMatchObject({ origem: 'GRU', destino: null, dataPartida: null });
  expect(followingFlight({ segmentos: [] }, { segmentos: legs })).toBeUndefined();
});
test('a return in a request of one way exceeds it', () => {
  const one = { ...out, voos: [...out.voos] };
  expect(exceedsOneWay({ segmentos: [one, one] }, { tipo: 'IDA' })).toBe(true);
  expect(exceedsOneWay({ segmentos: [one] }, { tipo: 'IDA' })).toBe(false);
  expect(exceedsOneWay({ segmentos: [one, one] }, { tipo: 'IDA_VOLTA' })).toBe(false);
});
test.each([
  ['2026-12-19T08:10', null, '2026-12-19'],
  ['2026-12-19T08:10', '2026-12-01', '2026-12-19'],
  ['2026-12-19T08:10', '2026-12-20T00:30', '2026-12-20T00:30'],
  ['2026-12-19', '2026-12-01', '2026-12-01'],
  ['SAT 8:10 PM', null, null],
  ['2026-02-31T08:10', null, null],
  [null, null, null],
])('after a departure at %s an arrival %s is %s', (departure, arrival, expected) =>
  expect(arrivalAfterDeparture(departure, arrival)).toBe(expected),
);

const bare = (cia: string | null, numero: string | null = null) => ({ ...emptyFlight('f'), cia, numero });
const legsOf = (...segments: readonly (readonly Flight[])[]) => ({
  segmentos: segments.map((voos, index) => ({ id: `s${index}`, tipo: 'TRECHO' as const, status: null, voos: [...voos] })),
});
test.each([
  ['the way back without an airline', legsOf([bare(null)], [bare(null)]), ['segmentos.1.voos.0']],
  [
    'connections, too',
    legsOf([bare(null), bare(null)], [bare(null), bare(null)]),
    ['segmentos.0.voos.1', 'segmentos.1.voos.0', 'segmentos.1.voos.1'],
  ],
  ['what followed before follows again', legsOf([bare('AD', '4100')], [bare('AD')]), ['segmentos.1.voos.0']],
  ['not a flight with a number', legsOf([bare('AD')], [bare('AD', '4101')]), []],
  ['not a number alone', legsOf([bare(null)], [bare(null, '4101')]), []],
  ['not another airline', legsOf([bare('AD')], [bare('G3')]), []],
  ['nothing behind what does not follow', legsOf([bare('AD')], [bare('G3')], [bare('AD')]), []],
  ['an empty number is none', legsOf([bare(null)], [bare(null, '')]), ['segmentos.1.voos.0']],
])('which flights follow the airline of the first: %s', (_case, quote, expected) => {
  expect(airlineFollowers(quote, 'segmentos.0.voos.0')).toEqual(expected);
});
test('no flight before the changed one follows, and none behind a place without a flight', () => {
  expect(airlineFollowers(legsOf([bare(null)], [bare(null)]), 'segmentos.1.voos.0')).toEqual([]);
  expect(airlineFollowers(legsOf([bare(null)], [bare(null)]), 'segmentos.0.voos.3')).toEqual([]);
});
