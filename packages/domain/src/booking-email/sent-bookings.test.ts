import { expect, test } from 'vitest';
import { fieldChangeSchema } from '../entities/index.ts';
import { quoteLogLabel } from '../logs/index.ts';
import { logsMessages } from '../messages/logs/index.ts';
import { bookingChanges, SENT_BOOKING, sentBookings } from './index.ts';

const entry = (acao: string, usuario: string, data: string, email: string | null) => ({
  acao,
  usuario,
  data,
  detalhes: null,
  alteracoes: [...bookingChanges({ nome: 'Hotel Boa Viagem', email })],
});

test('Q-184 B-034 the log of a booking e-mail names the hotel and the address that got it', () => {
  const changes = bookingChanges({ nome: 'Hotel Boa Viagem', email: 'reservas@boaviagem.test' });
  expect(changes).toEqual([
    { campo: 'campo_hotel', antes: null, depois: { tipo: 'TEXTO', valor: 'Hotel Boa Viagem' } },
    { campo: 'campo_cotacao_email_hotel', antes: null, depois: { tipo: 'TEXTO', valor: 'reservas@boaviagem.test' } },
  ]);
  expect(changes.map((change) => fieldChangeSchema.parse(change))).toEqual(changes);
  expect(bookingChanges({ nome: null, email: 'a@b.test' }).map(({ campo }) => campo)).toEqual(['campo_cotacao_email_hotel']);
  expect(logsMessages.ptBr[quoteLogLabel(SENT_BOOKING)]).toBe('Reserva enviada ao hotel por e-mail');
});

test('Q-184 the bookings that were sent before, newest first: when, by whom and to which address', () => {
  const log = [
    entry('ALTERAR', 'Ana', '2026-11-23T10:00:00.000Z', 'outro@hotel.test'),
    entry(SENT_BOOKING, 'Ana', '2026-11-21T12:00:00.000Z', 'reservas@boaviagem.test'),
    { ...entry(SENT_BOOKING, 'Rui', '2026-11-22T12:00:00.000Z', null), alteracoes: undefined },
  ];
  expect(sentBookings(log)).toEqual([
    { em: '2026-11-22T12:00:00.000Z', usuario: 'Rui', email: null },
    { em: '2026-11-21T12:00:00.000Z', usuario: 'Ana', email: 'reservas@boaviagem.test' },
  ]);
  expect(sentBookings([])).toEqual([]);
});
