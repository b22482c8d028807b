import { expect, test } from 'vitest';
import type { StatusCotacao } from '../../enums/index.ts';
import { deadlineMessages } from '../../messages/deadline/index.ts';
import { airQuote } from '../../test-support/air-quote.ts';
import { earliestReservation, reservationExpiry, reservationState, serviceReservation } from './index.ts';

test('Q-197 S-049 a reservation is expired once its validity has passed, never without one', () => {
  const quote = airQuote({ validadeReserva: '2026-11-21T10:00:00Z' });
  expect(reservationState(quote, new Date('2026-11-21T10:00:01Z'))).toBe('past');
  expect(reservationState(quote, new Date('2026-11-21T10:00:00Z'))).toBe('ahead');
  expect(reservationState(airQuote(), new Date('2026-11-21T10:00:01Z'))).toBe('none');
});

test('A-081 the validity of a service is the earliest of its quotes', () => {
  const quotes = [airQuote(), airQuote({ validadeReserva: '2026-11-22T10:00:00Z' }), airQuote({ validadeReserva: '2026-11-21T10:00:00Z' })];
  expect(earliestReservation(quotes)).toBe('2026-11-21T10:00:00Z');
  expect(earliestReservation([airQuote()])).toBeNull();
});

test('A-081 once a quote is chosen its reservation counts alone; once it is issued or given up, none of its service is awaited any more', () => {
  const [early, late] = ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z'];
  const other = airQuote({ id: 'b', statusCotacao: 'COTACAO_FINALIZADA', validadeReserva: early });
  const chosenAs = (statusCotacao: StatusCotacao) => {
    const escolhida = airQuote({ id: 'a', statusCotacao, validadeReserva: late });
    return serviceReservation({ cotacoes: [escolhida, other], escolhida });
  };
  expect(serviceReservation({ cotacoes: [other], escolhida: null })).toBe(early);
  expect(chosenAs('EMISSAO_PENDENTE')).toBe(late);
  for (const status of ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE'] as const) {
    expect(chosenAs(status)).toBeNull();
  }
  expect(serviceReservation({ cotacoes: [{ ...other, statusCotacao: 'COTACAO_CANCELADA' }], escolhida: null })).toBeNull();
});

test('S-051 the expiry of a reservation as day, month, year and time in Brasília', () => {
  expect(reservationExpiry({ validadeReserva: '2026-11-05T21:30:00Z' })).toBe('05/11/2026 18:30');
  expect(reservationExpiry({ validadeReserva: null })).toBe('');
});

test('Q-198 the expiry reads as 05/11/2026 18:30; a past one is told by the word too, one in the future is not past', () => {
  const quote = { validadeReserva: '2026-11-05T21:30:00Z' } as const;
  expect(reservationExpiry(quote)).toBe('05/11/2026 18:30');
  expect(reservationState(quote, new Date('2026-11-05T21:29:59Z'))).toBe('ahead');
  expect(reservationState(quote, new Date('2026-11-05T21:30:01Z'))).toBe('past');
  expect(deadlineMessages.ptBr.reserva_vencida).toBe('Vencida');
});

test('A-082 a validity in the future holds, one in the past is expired and no longer guarantees the price', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const stateOf = (...validities: string[]) =>
    reservationState({ validadeReserva: earliestReservation(validities.map((validadeReserva) => airQuote({ validadeReserva }))) }, now);
  expect(stateOf('2026-11-23T10:00:00Z', '2026-11-22T10:00:00Z')).toBe('ahead');
  expect(stateOf('2026-11-23T10:00:00Z', '2026-11-20T10:00:00Z')).toBe('past');
  expect(deadlineMessages.ptBr.reserva_expirada_sem_garantia_preco).toBe('Reserva expirada, sem garantia de preço.');
});
