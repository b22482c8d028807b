import { expect, test } from 'vitest';
import { STATUS_COTACAO, type StatusCotacao } from '../enums/index.ts';
import { choiceIsOptional, offeredQuotes } from './index.ts';

/** A service whose first quote is the chosen one. */
const service = (...statuses: StatusCotacao[]) => ({
  idCotacaoEscolhida: '0',
  cotacoes: statuses.map((statusCotacao, place) => ({ id: String(place), statusCotacao })),
});
const offeredIds = (...statuses: StatusCotacao[]) => offeredQuotes(service(...statuses)).map(({ id }) => id);

test('Q-092 Q-094 of the quotes of a service the finished ones are offered', () => {
  expect(offeredIds('EMISSAO_PENDENTE', 'COTACAO_FINALIZADA', 'COTACAO_CANCELADA', 'COTACAO_PENDENTE', 'COTACAO_FINALIZADA')).toEqual([
    '1',
    '4',
  ]);
});

test('Q-105 nothing is offered once the chosen one is issued', () => {
  const closing = STATUS_COTACAO.filter((status) => offeredIds(status, 'COTACAO_FINALIZADA').length === 0);
  expect(closing).toEqual(['EMISSAO_ALTERADA', 'EMISSAO_FINALIZADA']);
});

test('Q-105 something else may be chosen, and need not be, where the chosen one was cancelled after its issue', () => {
  const optional = STATUS_COTACAO.filter((status) => choiceIsOptional(service(status, 'COTACAO_FINALIZADA')));
  expect(optional).toEqual(['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_CANCELADA']);
  // Another one was chosen after it: that one has to be chosen again.
  expect(choiceIsOptional(service('COTACAO_FINALIZADA', 'EMISSAO_CANCELADA'))).toBe(false);
});
