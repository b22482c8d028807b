import { expect, test } from 'vitest';
import type { StatusSolicitacao } from '../enums/index.ts';
import { byDeadline } from './index.ts';

test('A-100 A-113 requests of several lists stand by the deadline that counts for each, none last', () => {
  const request = (id: number, status: StatusSolicitacao, dataVencimentoCotacao: string | null, dataVencimentoEmissao: string | null) => ({
    id,
    status,
    dataVencimentoCotacao,
    dataVencimentoEmissao,
  });
  const given = [
    request(1, 'COTACAO_AGENCIA', null, '2026-11-20T00:00:00Z'),
    request(2, 'SELECAO_COTACAO', '2026-11-19T00:00:00Z', '2026-11-19T00:00:00Z'),
    request(3, 'EMISSAO', '2026-11-20T00:00:00Z', '2026-11-24T00:00:00Z'),
    request(4, 'COTACAO_AGENCIA', '2026-11-23T00:00:00Z', null),
  ];
  expect(byDeadline(given).map(({ id }) => id)).toEqual([4, 3, 1, 2]);
  expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
