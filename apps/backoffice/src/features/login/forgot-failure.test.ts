import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { forgotFailure } from './forgot-failure.ts';

test.each([400, 404, 422, 429])('A-306 a forgotten password that is refused with %i has the fixed words', (status) => {
  expect(forgotFailure(new CallError(status, undefined))).toEqual({ tipo: 'ERROR', key: 'usuario_nao_encontrado' });
});

test('A-306 asking too often is refused in the words of the server', () => {
  const said = { tipo: 'ERROR', titulo: 'Aguarde 7 min.' };
  expect(forgotFailure(new CallError(429, said))).toEqual({ tipo: 'ERROR', titulo: 'Aguarde 7 min.' });
  expect(forgotFailure(new CallError(404, said))).toEqual({ tipo: 'ERROR', key: 'usuario_nao_encontrado' });
});

test('A-306 without an answer, and with a server in trouble, nothing is said about the user', () => {
  expect(forgotFailure(new CallError(0, undefined))).toEqual({ tipo: 'ERROR', key: 'sem_conexao' });
  expect(forgotFailure(new CallError(503, '<html>'))).toEqual({ tipo: 'ERROR', key: 'servidor_indisponivel' });
  expect(forgotFailure(new CallError(503, { tipo: 'ERROR', titulo: 'Em manutenção.' }))).toEqual({
    tipo: 'ERROR',
    titulo: 'Em manutenção.',
  });
});
