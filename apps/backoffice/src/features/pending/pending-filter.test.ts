import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { PENDING_QUERY } from './pending-filter.ts';

test('A-113 the address keeps which pending items are shown: all of them unless it names a list', () => {
  expect(readQuery(PENDING_QUERY, new URLSearchParams())).toEqual({ situacao: 'TODOS' });
  for (const situacao of ['COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE'] as const) {
    expect(readQuery(PENDING_QUERY, writeQuery(PENDING_QUERY, { situacao }))).toEqual({ situacao });
  }
  expect(readQuery(PENDING_QUERY, new URLSearchParams('situacao=nada'))).toEqual({ situacao: 'TODOS' });
  expect(String(writeQuery(PENDING_QUERY, { situacao: 'TODOS' }))).toBe('');
});
