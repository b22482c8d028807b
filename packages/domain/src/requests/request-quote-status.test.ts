import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO, type StatusCotacao } from '../enums/index.ts';
import { quotesMayChange, quotesMayChangeViolations, requestQuoteStatus } from './index.ts';

test('Q-018 Q-092 quotes change while the agency quotes, and in no other status', () => {
  expect(STATUS_SOLICITACAO.filter(quotesMayChange)).toEqual(['COTACAO_AGENCIA']);
  expect(STATUS_SOLICITACAO.filter((status) => quotesMayChangeViolations(status).length === 0)).toEqual(['COTACAO_AGENCIA']);
  expect(quotesMayChangeViolations('SELECAO_COTACAO')).toEqual([{ key: 'solicitacao_nao_esta_em_cotacao', field: '' }]);
});

test('A-072 the quote status of a request that has no quote', () => {
  expect(Object.fromEntries(STATUS_SOLICITACAO.map((status) => [status, requestQuoteStatus(status, [])]))).toEqual({
    COTACAO_AGENCIA: 'COTACAO_AGENCIA',
    SELECAO_COTACAO: 'COTACAO_FINALIZADA',
    EMISSAO: 'EMISSAO_PENDENTE',
    EMISSAO_ALTERACAO: 'EMISSAO_ALTERACAO',
    APROVACAO_ALTERACAO: 'EMISSAO_ALTERACAO',
    FECHAMENTO: 'EMISSAO_FINALIZADA',
    CONFERENCIA: 'EMISSAO_FINALIZADA',
    APROVACAO_FECHAMENTO: 'EMISSAO_FINALIZADA',
    FINALIZADO: 'EMISSAO_FINALIZADA',
    CANCELADA: 'COTACAO_CANCELADA',
    REPROVADA: 'COTACAO_CANCELADA',
    APROVACAO: 'COTACAO_FINALIZADA',
    RASCUNHO: 'COTACAO_AGENCIA',
    AUTORIZACAO: 'COTACAO_FINALIZADA',
    AGUARDANDO_COMPLEMENTARES: 'EMISSAO',
    AGUARDANDO_EMISSAO_AUTOMATICA: 'EMISSAO',
    AGUARDANDO_RESERVA_AUTOMATICA: 'COTACAO_AGENCIA',
  });
});

test.each<[Parameters<typeof requestQuoteStatus>[0], StatusCotacao[], string]>([
  ['COTACAO_AGENCIA', ['COTACAO_PENDENTE'], 'COTACAO_PENDENTE'],
  ['EMISSAO_ALTERACAO', ['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_FINALIZADA'], 'EMISSAO_CANCELAMENTO_PENDENTE'],
  ['EMISSAO_ALTERACAO', ['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_ALTERACAO'], 'EMISSAO_ALTERACAO'],
  ['CANCELADA', ['COTACAO_CANCELADA'], 'COTACAO_CANCELADA'],
  ['CANCELADA', ['COTACAO_CANCELADA', 'EMISSAO_CANCELADA'], 'EMISSAO_CANCELADA'],
  ['CANCELADA', ['EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE'], 'EMISSAO_CANCELAMENTO_PENDENTE'],
])('A-072 %s with quotes %j is %s', (status, quotes, expected) => expect(requestQuoteStatus(status, quotes)).toBe(expected));
