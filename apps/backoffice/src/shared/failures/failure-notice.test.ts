import { CallError } from '@guiche/contract/client';
import { TIPO_MENSAGEM } from '@guiche/domain/enums';
import { CodeNotFetched } from '@guiche/ui/on-demand';
import { expect, test } from 'vitest';
import { failureNotice } from './failure-notice.ts';

test.each(TIPO_MENSAGEM)('A-285 Q-288 S-381 a server error object of tipo %s is said in its own words', (tipo) => {
  expect(failureNotice(new CallError(400, [{ tipo, titulo: 'Não deu.' }]))).toEqual({ tipo, titulo: 'Não deu.' });
});

test('A-286 any other tipo gives the fixed sentence', () => {
  const said = JSON.parse('{"tipo":"PANIC","titulo":"Não deu."}');
  expect(failureNotice(new CallError(500, [said]), 'erro_ao_remover_cotacoes')).toEqual({ tipo: 'ERROR', key: 'erro_inesperado' });
});

test.each(['{}', '{"titulo":"Não deu."}', '{"tipo":"ERROR"}', '{"message":"Fora do ar"}'])(
  'A-286 a body without type or words, %s, gives the fixed sentence in a call with a treatment of its own',
  (body) => {
    expect(failureNotice(new CallError(500, JSON.parse(body)), 'erro_ao_remover_cotacoes')).toEqual({
      tipo: 'ERROR',
      key: 'erro_inesperado',
    });
  },
);

test('S-384 a call without a treatment of its own says the message that the server sent, else what it says otherwise', () => {
  const said = (body: unknown) => failureNotice(new CallError(500, body));
  expect(said({ message: 'Fora do ar' })).toEqual({ tipo: 'ERROR', titulo: 'Fora do ar' });
  expect(said({ tipo: 'WARNING', titulo: 'Não deu.', message: 'Fora do ar' })).toEqual({ tipo: 'WARNING', titulo: 'Fora do ar' });
  expect(said({ tipo: 'WARNING', titulo: 'Não deu.' })).toEqual({ tipo: 'WARNING', titulo: 'Não deu.' });
  expect(said({})).toEqual({ tipo: 'ERROR', key: 'erro_padrao' });
});

test('A-287 Q-288 a body that is no object gives the text of the call, else the standard one', () => {
  expect(failureNotice(new CallError(502, []), 'erro_ao_remover_cotacoes')).toEqual({ tipo: 'ERROR', key: 'erro_ao_remover_cotacoes' });
  expect(failureNotice(new CallError(502, []))).toEqual({ tipo: 'ERROR', key: 'erro_padrao' });
  expect(failureNotice(new TypeError('x'))).toEqual({ tipo: 'ERROR', key: 'erro_padrao' });
});

test.each([undefined, null, {}, []])('A-287 S-383 a 403 or 422 that says nothing, %j, is said as what it is', (body) => {
  const inCall = (status: number) => failureNotice(new CallError(status, body), 'erro_ao_remover_cotacoes');
  expect(inCall(403)).toEqual({ tipo: 'ERROR', key: 'sem_permissao' });
  expect(inCall(422)).toEqual({ tipo: 'ERROR', key: 'dados_recusados' });
  expect(failureNotice(new CallError(403, body))).toEqual({ tipo: 'ERROR', key: 'sem_permissao' });
});

test('a 403 in words of its own says these', () => {
  expect(failureNotice(new CallError(403, { tipo: 'WARNING', titulo: 'Não pode.' }))).toEqual({ tipo: 'WARNING', titulo: 'Não pode.' });
});

test('Q-233 of a list the first title is said', () => {
  const errors = [
    { tipo: 'WARNING', titulo: 'Primeiro' },
    { tipo: 'ERROR', titulo: 'Segundo' },
  ] as const;
  expect(failureNotice(new CallError(422, errors))).toEqual({ tipo: 'WARNING', titulo: 'Primeiro' });
});

test('without an answer the connection is named; of what was typed speaks only who has fields', () => {
  expect(failureNotice(new CallError(0, []), 'erro_ao_remover_cotacoes')).toEqual({ tipo: 'ERROR', key: 'sem_conexao' });
  expect(failureNotice(new CallError(0, []), 'erro_ao_salvar_anexos', 'anexo_sem_conexao')).toEqual({
    tipo: 'ERROR',
    key: 'anexo_sem_conexao',
  });
  expect(failureNotice(new CallError(0, []), 'erro_padrao', 'sem_conexao_mantido')).toEqual({ tipo: 'ERROR', key: 'sem_conexao_mantido' });
});

test('code that could not be fetched asks for the page anew, unless the connection alone is missing', () => {
  expect(failureNotice(new CodeNotFetched(true))).toEqual({ tipo: 'ERROR', key: 'sem_conexao' });
  expect(failureNotice(new CodeNotFetched(false), 'erro_ao_remover_cotacoes')).toEqual({ tipo: 'ERROR', key: 'codigo_nao_carregado' });
});
