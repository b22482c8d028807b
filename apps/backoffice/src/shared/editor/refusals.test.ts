import { CallError } from '@guiche/contract/client';
import { errorsMessages } from '@guiche/domain/messages/errors';
import '@guiche/domain/messages/quotes';
import '@guiche/domain/messages/validation';
import { MISSING_HIERARCHY } from '@guiche/domain/requests';
import { useViolationText } from '@guiche/ui/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isConflict, isUnanswered, refusalsOf, violationsOf } from './refusals.ts';

const error = (titulo: string, campo?: string) => ({ tipo: 'ERROR' as const, titulo, ...(campo !== undefined && { campo }) });

test('a refusal with a key of ours is said by it, so that its words can change their language', () => {
  const limit = { ...error('The value is above.', 'fee'), chave: 'valor_acima_do_limite', parametros: { limite: '999,99' } };
  const fare = { ...error('Informe a tarifa.', 'tarifa'), chave: 'informe_a_tarifa' };
  expect(violationsOf([limit, fare])).toEqual([
    { key: 'valor_acima_do_limite', params: { limite: '999,99' }, field: 'fee' },
    { key: 'informe_a_tarifa', field: 'tarifa' },
  ]);
});

test("a refusal without a key, or with one that is none of ours, is said at its field in the server's own words", () => {
  const foreign = { ...error('Taxa recusada pela companhia.', 'taxas'), chave: 'taxa_recusada' };
  const inherited = { ...error('Não deu.'), chave: 'toString' };
  expect(violationsOf([error('Informe a tarifa.', 'tarifa'), foreign, inherited])).toEqual([
    { key: 'campo_invalido', params: { campo: 'tarifa' }, words: 'Informe a tarifa.', field: 'tarifa' },
    { key: 'campo_invalido', params: { campo: 'taxas' }, words: 'Taxa recusada pela companhia.', field: 'taxas' },
    { key: 'campo_invalido', params: { campo: '' }, words: 'Não deu.', field: '' },
  ]);
});

test('Q-308 of the words of a refusal the description comes first', () => {
  const [said] = violationsOf([{ ...error('Erro', 'taxas'), descricao: 'A taxa passa do teto.' }]);
  expect(said?.words).toBe('A taxa passa do teto.');
});

test('Q-308 each item of a list is said: by its description, else its title, else the generic sentence', () => {
  const items = [{ tipo: 'ERROR', titulo: 'Título', descricao: 'Descrição' }, { tipo: 'ERROR', titulo: 'Só o título' }, { tipo: 'ERROR' }];
  const said = violationsOf(refusalsOf(new CallError(422, items)) ?? []);
  const Said = () => said.map(useViolationText(errorsMessages)).join(' | ');
  expect(renderToStaticMarkup(createElement(Said))).toBe(
    'Descrição | Só o título | Ops! Ocorreu um erro inesperado, entre em contato com o suporte via chat',
  );
});

test('Q-309 an item about a missing place in the hierarchy is said with its identifier, at its field', () => {
  const item = {
    ...error('Recusado.', 'camposCustomizados.0'),
    chave: MISSING_HIERARCHY,
    parametros: { '0': 'CC-1042', '1': 'Serra Azul' },
  };
  const [said, other] = violationsOf([item, error('Outro.')]);
  expect(said).toMatchObject({ key: 'vinculo_hierarquia_nao_encontrado', field: 'camposCustomizados.0' });
  expect(other?.words).toBe('Outro.');
  const Said = () => said && useViolationText(errorsMessages)(said);
  expect(renderToStaticMarkup(createElement(Said))).toBe('Vínculo não encontrado na hierarquia para o identificador CC-1042.');
});

test('only a 422 with its list is a refusal, only a 409 a conflict, only a call without a status unanswered', () => {
  const list = [error('x')];
  expect(refusalsOf(new CallError(422, list))).toEqual(list);
  expect(refusalsOf(new CallError(422, []))).toBeNull();
  expect(refusalsOf(new CallError(400, list))).toBeNull();
  expect(refusalsOf(new TypeError())).toBeNull();
  expect([409, 422].map((status) => isConflict(new CallError(status, [])))).toEqual([true, false]);
  expect([0, 500].map((status) => isUnanswered(new CallError(status, [])))).toEqual([true, false]);
});
