import { expect, test } from 'vitest';
import { reservationDataChanged } from '../../issuing/index.ts';
import { flight } from '../../test-support/air-quote.ts';
import { airReservationData } from './index.ts';

const air = (...flights: Parameters<typeof flight>[0][]) => ({ segmentos: [{ voos: flights.map(flight) }] });
test.each([
  { cia: 'AD' },
  { numero: '9' },
  { origem: 'CGH' },
  { destino: 'SSA' },
  { dataPartida: '2026-12-10T09:01' },
  { dataChegada: '2026-12-10T12:31' },
])('Q-104 reservation data of air: %o', (change) => {
  expect(reservationDataChanged(airReservationData(air({})), airReservationData(air(change)))).toBe(true);
});
test('Q-104 a locator is no reservation data, another flight is', () => {
  expect(reservationDataChanged(airReservationData(air({})), airReservationData(air({ localizador: 'ABC123' })))).toBe(false);
  expect(reservationDataChanged(airReservationData(air({})), airReservationData(air({}, {})))).toBe(true);
});
