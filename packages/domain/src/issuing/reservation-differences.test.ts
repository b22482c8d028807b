import { expect, test } from 'vitest';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../test-support/quotes.ts';
import { reservationDifferences, reservationOf } from './index.ts';

const flights = (...all: Parameters<typeof flight>[0][]) =>
  airQuote({ segmentos: [{ id: 'a', tipo: 'IDA', status: null, voos: all.map(flight) }] });
const ofAir = (before: ReturnType<typeof flights>, now: ReturnType<typeof flights>) =>
  reservationDifferences('AEREO', reservationOf('AEREO', before), reservationOf('AEREO', now));

test('Q-104 S-001 nothing differs between a reservation and itself', () => {
  expect(ofAir(flights({}, {}), flights({}, {}))).toEqual([]);
  expect(reservationDifferences('OUTROS', reservationOf('OUTROS', otherQuote()), reservationOf('OUTROS', otherQuote()))).toEqual([]);
});
test('Q-104 S-001 a flight that changed is there as a whole, as it was approved and as it is now', () => {
  const [only, ...others] = ofAir(flights({}, { numero: '3345' }), flights({}, { numero: '3347', dataPartida: '2026-12-10T15:00' }));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ part: 'voo', place: 2 });
  expect(only?.approved?.[1]).toBe('3345');
  expect(only?.present?.[1]).toBe('3347');
  expect(only?.present?.[4]).toBe('2026-12-10T15:00');
});
test('Q-104 S-001 a flight that came or went is missing on the other side', () => {
  expect(ofAir(flights({}), flights({}, {}))).toMatchObject([{ place: 2, approved: null, present: expect.any(Array) }]);
  expect(ofAir(flights({}, {}), flights({}))).toMatchObject([{ place: 2, approved: expect.any(Array), present: null }]);
});
test('Q-104 S-001 the parts of hotel, car and coach that changed, each alone', () => {
  const hotel = reservationOf('HOTEL', hotelQuote());
  expect(reservationDifferences('HOTEL', hotel, reservationOf('HOTEL', hotelQuote({ tipoApartamento: 'Suíte' })))).toEqual([
    { part: 'tipoApartamento', place: 1, approved: ['Duplo superior'], present: ['Suíte'] },
  ]);
  const car = carQuote({ dataDevolucao: '2026-12-13', horaDevolucao: '10:00', localDevolucao: 'Aeroporto' });
  const later = carQuote({ dataDevolucao: '2026-12-13', horaDevolucao: '18:00', localDevolucao: 'Aeroporto' });
  expect(reservationDifferences('CARRO', reservationOf('CARRO', car), reservationOf('CARRO', later))).toEqual([
    { part: 'devolucao', place: 1, approved: ['2026-12-13', '10:00', 'Aeroporto'], present: ['2026-12-13', '18:00', 'Aeroporto'] },
  ]);
  const from = (localRetirada: string) =>
    reservationOf('CARRO', carQuote({ dataRetirada: '2026-12-10', horaRetirada: '10:00', localRetirada }));
  expect(reservationDifferences('CARRO', from('Aeroporto'), from('Centro'))).toEqual([
    { part: 'retirada', place: 1, approved: ['2026-12-10', '10:00', 'Aeroporto'], present: ['2026-12-10', '10:00', 'Centro'] },
  ]);
  const coach = (dataPartida: string) => reservationOf('RODOVIARIO', busQuote({ dataPartida }));
  expect(reservationDifferences('RODOVIARIO', coach('2026-12-10T22:30'), coach('2026-12-10T23:00'))).toEqual([
    { part: 'partida', place: 1, approved: ['2026-12-10T22:30'], present: ['2026-12-10T23:00'] },
  ]);
});
