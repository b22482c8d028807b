import { expect, test } from 'vitest';
import { STATUS_COTACAO, type StatusCotacao } from '../enums/index.ts';
import { offeredQuotes } from './index.ts';

const quotes = (...statuses: StatusCotacao[]) => statuses.map((statusCotacao, place) => ({ id: place, statusCotacao }));
const offeredIds = (...statuses: StatusCotacao[]) => offeredQuotes(quotes(...statuses)).map(({ id }) => id);

test('Q-092 Q-094 of the quotes of a service the finished ones are offered', () => {
  expect(offeredIds('COTACAO_PENDENTE', 'COTACAO_FINALIZADA', 'COTACAO_CANCELADA', 'EMISSAO_PENDENTE', 'COTACAO_FINALIZADA')).toEqual([
    1, 4,
  ]);
});

test('Q-105 of a service that was issued, changed or cancelled nothing is offered any more', () => {
  const closing = STATUS_COTACAO.filter((status) => offeredIds('COTACAO_FINALIZADA', status).length === 0);
  expect(closing).toEqual(['EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_CANCELADA', 'EMISSAO_FINALIZADA']);
});
