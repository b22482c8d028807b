import { expect, test } from 'vitest';
import { STATUS_COTACAO_VIAGEM, STATUS_PENDENCIA, STATUS_SOLICITACAO } from '../enums/index.ts';
import { isFinalized, isIssuePhase } from './index.ts';

test('A-072 the quote statuses of the lists', () => {
  expect(STATUS_COTACAO_VIAGEM.join(', ')).toBe(
    'COTACAO_AGENCIA, COTACAO_PENDENTE, COTACAO_FINALIZADA, COTACAO_CANCELADA, EMISSAO, EMISSAO_PENDENTE, EMISSAO_ALTERADA, ' +
      'EMISSAO_ALTERACAO, EMISSAO_CANCELAMENTO_PENDENTE, EMISSAO_FINALIZADA, EMISSAO_CANCELADA',
  );
});
test('A-074 two quote statuses are in the issue phase', () => {
  expect(STATUS_COTACAO_VIAGEM.filter(isIssuePhase)).toEqual(['EMISSAO_PENDENTE', 'EMISSAO_FINALIZADA']);
});
test('A-075 two quote statuses are finalized', () => {
  expect(STATUS_COTACAO_VIAGEM.filter(isFinalized)).toEqual(['COTACAO_FINALIZADA', 'EMISSAO_FINALIZADA']);
});
test('A-080 the pending statuses are a list of their own', () => {
  expect(STATUS_PENDENCIA).toEqual(['CANCELAMENTO', 'ALTERACAO', 'FOLLOW_UP_PENDENTE', 'OUTROS']);
  const requestStatuses: readonly string[] = STATUS_SOLICITACAO;
  expect(STATUS_PENDENCIA.filter((status) => requestStatuses.includes(status))).toEqual([]);
});
