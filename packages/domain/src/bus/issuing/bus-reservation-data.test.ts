import { expect, test } from 'vitest';
import { reservationDataChanged } from '../../issuing/index.ts';
import { busReservationData } from './index.ts';

const at = (dataPartida: string | null) => busReservationData({ dataPartida });
test('Q-104 reservation data of a bus: the departure', () => {
  expect(reservationDataChanged(at('2026-03-10T08:00'), at('2026-03-10T08:30'))).toBe(true);
  expect(reservationDataChanged(at('2026-03-10T08:00'), at(null))).toBe(true);
  expect(reservationDataChanged(at(null), at('2026-03-10T08:30'))).toBe(false);
  expect(reservationDataChanged(at('2026-03-10T08:00'), at('2026-03-10T08:00'))).toBe(false);
});
