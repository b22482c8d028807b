import { expect, test } from 'vitest';
import { reservationDataChanged } from '../../issuing/index.ts';
import { hotelQuote } from '../../test-support/quotes.ts';
import { hotelReservationData } from './index.ts';

const before = hotelReservationData(hotelQuote());
test.each([{ nome: 'Íbis' }, { tipoApartamento: 'Suíte' }, { checkin: '2026-03-10T15:00' }, { checkout: '2027-03-13T12:00' }])(
  'Q-104 reservation data of a hotel: %o',
  (change) => expect(reservationDataChanged(before, hotelReservationData(hotelQuote(change)))).toBe(true),
);
test('Q-104 a note is no reservation data of a hotel', () =>
  expect(reservationDataChanged(before, hotelReservationData(hotelQuote({ observacao: 'Só com café.' })))).toBe(false));
