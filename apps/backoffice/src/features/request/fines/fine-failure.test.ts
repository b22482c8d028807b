import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { failureNotice } from '../../../shared/failures/failure-notice.ts';
import { reservationFailure } from './fine-failure.ts';

const told = (body: unknown, status = 422) => failureNotice(reservationFailure(new CallError(status, body)), 'erro_ao_cancelar_servico');

test.each([
  [
    [
      { tipo: 'ERROR', titulo: 'O fornecedor não cancelou a reserva.', descricao: 'O prazo do hotel terminou.' },
      { tipo: 'ERROR', titulo: 'Outro', descricao: 'Mais' },
    ],
    { tipo: 'ERROR', titulo: 'O prazo do hotel terminou.' },
  ],
  [[{ tipo: 'WARNING', titulo: 'Só o título' }], { tipo: 'WARNING', titulo: 'Só o título' }],
  [[{ tipo: 'ERROR', titulo: 'Só o título', descricao: ' ' }], { tipo: 'ERROR', titulo: 'Só o título' }],
  [
    { tipo: 'ERROR', titulo: 'Sem lista', descricao: 'Não conta' },
    { tipo: 'ERROR', titulo: 'Sem lista' },
  ],
  ['<html>', { tipo: 'ERROR', key: 'erro_ao_cancelar_servico' }],
  [undefined, { tipo: 'ERROR', key: 'erro_ao_cancelar_servico' }],
])(
  'Q-249 Q-302 a reservation that is not cancelled %j is told by the first description, else the title, else a text of ours',
  (body, notice) => {
    expect(told(body, body === undefined || typeof body === 'string' ? 500 : 422)).toEqual(notice);
  },
);

test('what is no failed call stays what it is', () => {
  const error = new TypeError('x');
  expect(reservationFailure(error)).toBe(error);
});
