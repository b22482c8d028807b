import { expect, test } from 'vitest';
import type { Flight } from '../../entities/index.ts';
import { flight } from '../../test-support/air-quote.ts';
import { earlyFlights } from './index.ts';

/** A quote with segments of flights. */
const quote = (...segments: (readonly Partial<Flight>[])[]) => ({
  segmentos: segments.map((flights, s) => ({ id: String(s), tipo: 'IDA' as const, status: null, voos: flights.map(flight) })),
});
const pathsOf = (...segments: Parameters<typeof quote>) => earlyFlights(quote(...segments)).map(({ path }) => path);

const out = { origem: 'GRU', dataPartida: '2026-12-10T08:00', destino: 'REC', dataChegada: '2026-12-10T11:00' };
const back = (dataPartida: string | null) => ({ origem: 'REC', dataPartida, destino: 'GRU', dataChegada: '2026-12-20T20:00' });

test.each([
  ['2026-12-10T10:59', ['segmentos.1.voos.0']],
  ['2026-12-10T11:00', []],
  ['2026-12-15T09:00', []],
  [null, []],
  ['2026-12-10', []],
  ['10/12/2026 09:00', []],
])('a way back that departs at %s, after a landing at 11:00', (dataPartida, paths) => {
  expect(pathsOf([out], [back(dataPartida)])).toEqual(paths);
});

test('a connection that departs before the flight before it lands, with that flight', () => {
  const second = { origem: 'REC', dataPartida: '2026-12-10T10:30', destino: 'FOR', dataChegada: '2026-12-10T12:00' };
  const [early, ...more] = earlyFlights(quote([out, second], [back('2026-12-15T09:00')]));
  expect(early).toMatchObject({ path: 'segmentos.0.voos.1', flight: { destino: 'FOR' }, before: { destino: 'REC' } });
  expect(more).toEqual([]);
  expect(pathsOf([out, { ...second, dataPartida: '2026-12-10T11:45' }])).toEqual([]);
});

test('each time is read in the zone of its airport', () => {
  // Lands in Manaus at 10:00, which is 11:00 in São Paulo.
  const manaus = { origem: 'GRU', dataPartida: '2026-12-10T07:00', destino: 'MAO', dataChegada: '2026-12-10T10:00' };
  const from = (origem: string) => ({ origem, dataPartida: '2026-12-10T10:30', destino: 'BSB', dataChegada: '2026-12-10T14:00' });
  expect(pathsOf([manaus, from('MAO')])).toEqual([]);
  expect(pathsOf([manaus, from('GRU')])).toEqual(['segmentos.0.voos.1']);
});

test('a quote without a landing to wait for has none', () => {
  expect(pathsOf()).toEqual([]);
  expect(pathsOf([])).toEqual([]);
  expect(pathsOf([{ ...out, dataChegada: null }], [back('2026-12-01T09:00')])).toEqual([]);
});
