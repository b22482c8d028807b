import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { failureNotice } from '../../../shared/failures/failure-notice.ts';
import { saveFailure } from './save-failure.ts';

const told = (body: unknown) => failureNotice(saveFailure(new CallError(500, body)), 'erro_ao_salvar_informacoes');

test.each([
  [
    [
      { tipo: 'WARNING', titulo: 'Primeiro', descricao: 'Mais' },
      { tipo: 'ERROR', titulo: 'Segundo' },
    ],
    { tipo: 'WARNING', titulo: 'Primeiro' },
  ],
  [[{ tipo: 'WARNING', titulo: ' ', descricao: 'Tarifa vencida' }], { tipo: 'WARNING', titulo: 'Tarifa vencida' }],
  [{ descricao: 'Tarifa vencida' }, { tipo: 'ERROR', titulo: 'Tarifa vencida' }],
  [
    { tipo: 'PANIC', descricao: 7 },
    { tipo: 'ERROR', key: 'erro_inesperado' },
  ],
  [{}, { tipo: 'ERROR', key: 'erro_inesperado' }],
  ['<html>', { tipo: 'ERROR', key: 'erro_ao_salvar_informacoes' }],
  [undefined, { tipo: 'ERROR', key: 'erro_ao_salvar_informacoes' }],
])('Q-312 a failed save %j is told by its first title, else its description, else a text of ours', (body, notice) => {
  expect(told(body)).toEqual(notice);
});

test('what is no failed call stays what it is', () => {
  const error = new TypeError('x');
  expect(saveFailure(error)).toBe(error);
});
