import { expect, test } from 'vitest';
import { STATUS_COTACAO, type StatusCotacao } from '../enums/index.ts';
import { CODE_END_STATUSES, CODE_STATUSES, codeIsKept, serviceKeepsCode } from './index.ts';

test('B-062 a code is kept for a quote until it is issued or cancelled', () => {
  const ended = STATUS_COTACAO.filter((status) => !codeIsKept(status)).toSorted();
  expect(ended).toEqual([
    'COTACAO_CANCELADA',
    'EMISSAO_ALTERADA',
    'EMISSAO_CANCELADA',
    'EMISSAO_CANCELAMENTO_PENDENTE',
    'EMISSAO_FINALIZADA',
  ]);
  expect([...CODE_STATUSES, ...ended].toSorted()).toEqual(STATUS_COTACAO.toSorted());
  expect(CODE_END_STATUSES.toSorted()).toEqual(ended.filter((status) => status !== 'COTACAO_CANCELADA'));
});

test.each<[readonly StatusCotacao[], boolean]>([
  [[], true],
  [['COTACAO_PENDENTE'], true],
  [['EMISSAO_PENDENTE', 'COTACAO_FINALIZADA'], true],
  [['EMISSAO_PENDENTE', 'COTACAO_CANCELADA'], true],
  [['COTACAO_CANCELADA'], false],
  // The quotes that the client did not choose stay as they were.
  [['EMISSAO_FINALIZADA', 'COTACAO_FINALIZADA'], false],
  [['EMISSAO_CANCELADA', 'COTACAO_PENDENTE'], false],
])('B-062 with quotes in %j a service keeps the code of its card: %s', (statuses, kept) => {
  expect(serviceKeepsCode(statuses)).toBe(kept);
});
