import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

test.each([400, 401, 403, 404, 422, 429])(
  'A-288 A-304 a login answered with %i is wrong in the fixed words, whatever the server says',
  (status) => {
    const said = { tipo: 'WARNING', titulo: 'Outra coisa.' };
    expect(loginFailure(new CallError(status, said))).toEqual({ tipo: 'ERROR', key: 'credenciais_invalidas' });
  },
);

test('A-288 a server in trouble keeps its words, and no answer is told as such', () => {
  const said = { tipo: 'ERROR', titulo: 'Em manutenção.' };
  expect(loginFailure(new CallError(503, said))).toEqual({ tipo: 'ERROR', titulo: 'Em manutenção.' });
  expect(loginFailure(new CallError(500, '<html>'))).toEqual({ tipo: 'ERROR', key: 'servidor_indisponivel' });
  expect(loginFailure(new CallError(502, '<html>'))).toEqual({ tipo: 'ERROR', key: 'servidor_indisponivel' });
  expect(loginFailure(new CallError(0, undefined))).toEqual({ tipo: 'ERROR', key: 'sem_conexao' });
});
