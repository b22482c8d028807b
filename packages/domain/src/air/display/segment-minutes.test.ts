import { expect, test } from 'vitest';
import { flight } from '../../test-support/air-quote.ts';
import { segmentMinutes } from './index.ts';

test('S-027 a segment lasts from its first departure to its last arrival, waits included', () => {
  const out = flight({ origem: 'FOR', dataPartida: '2027-01-03T06:35', destino: 'CNF', dataChegada: '2027-01-03T09:30' });
  const on = flight({ origem: 'CNF', dataPartida: '2027-01-03T11:05', destino: 'GYN', dataChegada: '2027-01-03T12:30' });
  expect(segmentMinutes({ voos: [out, on] })).toBe(355);
});

test('S-027 each time is read in the zone of its airport', () => {
  // Manaus is an hour behind São Paulo.
  const night = flight({ origem: 'GRU', dataPartida: '2026-12-10T23:00', destino: 'MAO', dataChegada: '2026-12-11T02:00' });
  expect(segmentMinutes({ voos: [night] })).toBe(240);
});

test('a segment whose times are not known, or stand in the wrong order, has no duration', () => {
  expect(segmentMinutes({ voos: [] })).toBeNull();
  expect(segmentMinutes({ voos: [flight({ dataPartida: null })] })).toBeNull();
  expect(segmentMinutes({ voos: [flight({ dataPartida: '2026-12-10', dataChegada: '2026-12-10T12:00' })] })).toBeNull();
  expect(segmentMinutes({ voos: [flight({ dataPartida: '2026-12-10T12:00', dataChegada: '2026-12-10T10:00' })] })).toBeNull();
});
