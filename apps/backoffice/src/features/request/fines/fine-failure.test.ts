import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { failureNotice } from '../../../shared/failures/failure-notice.ts';
import { reasonsOf, reservationFailure } from './fine-failure.ts';

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

test('Q-308 each reason without a field is told, also beside one that is told at its field; any other failure is one', () => {
  const [one, other] = ['A emissão está em dúvida.', 'O bilhete já foi usado.'].map((titulo) => ({ tipo: 'ERROR', titulo }));
  const atField = { tipo: 'ERROR', titulo: 'Informe a multa.', campo: 'multa' };
  const wordsOf = (body: unknown, status = 422) =>
    reasonsOf(new CallError(status, body)).map((reason) => failureNotice(reason, 'erro_ao_cancelar_servico'));
  expect(wordsOf([one, atField, other])).toEqual([one, other]);
  expect(wordsOf([one])).toEqual([one]);
  expect(wordsOf([one, other], 500)).toEqual([one]);
  expect(wordsOf([])).toEqual([{ tipo: 'ERROR', key: 'dados_recusados' }]);
});
