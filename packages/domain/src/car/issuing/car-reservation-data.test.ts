import { expect, test } from 'vitest';
import { reservationDataChanged } from '../../issuing/index.ts';
import { carQuote } from '../../test-support/quotes.ts';
import { carReservationData } from './index.ts';

const before = carReservationData(carQuote());
test.each([
  { dataRetirada: '2026-03-10' },
  { horaRetirada: '10:07' },
  { dataDevolucao: '2027-03-12' },
  { horaDevolucao: '16:07' },
  { localRetirada: 'GIG' },
  { localDevolucao: 'SDU' },
])('Q-104 reservation data of a car: %o', (change) =>
  expect(reservationDataChanged(before, carReservationData(carQuote(change)))).toBe(true),
);
test('Q-104 a model is no reservation data of a car', () =>
  expect(reservationDataChanged(before, carReservationData(carQuote({ nomeModelo: 'Kwid' })))).toBe(false));
