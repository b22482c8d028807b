import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../test-support/quotes.ts';
import { reservationDataChanged, reservationOf } from './index.ts';

test('Q-104 the reservation of each kind is what the list names of it', () => {
  const air = airQuote();
  const [segment] = air.segmentos;
  const later = air.segmentos.map((one) => ({ ...one, voos: one.voos.map((flight) => ({ ...flight, dataPartida: '2027-01-01T08:00' })) }));
  expect(segment).toBeDefined();
  expect(reservationDataChanged(reservationOf('AEREO', air), reservationOf('AEREO', { ...air, segmentos: later }))).toBe(true);
  expect(reservationDataChanged(reservationOf('AEREO', air), reservationOf('AEREO', { ...air, tarifa: 1 }))).toBe(false);
  expect(reservationOf('HOTEL', hotelQuote())).toEqual(['Hotel Boa Viagem', 'Duplo superior', '2026-12-10T14:00', '2026-12-13T12:00']);
  expect(reservationOf('RODOVIARIO', busQuote({ dataPartida: '2026-12-10T22:30' }))).toEqual(['2026-12-10T22:30']);
  const car = carQuote();
  expect(reservationDataChanged(reservationOf('CARRO', car), reservationOf('CARRO', { ...car, localRetirada: 'Centro' }))).toBe(true);
  expect(reservationOf('OUTROS', otherQuote())).toEqual(reservationOf('OUTROS', otherQuote({ descricao: 'Outro' })));
});
