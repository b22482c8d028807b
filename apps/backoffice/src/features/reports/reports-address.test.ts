import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { REPORTS_QUERY } from './reports-address.ts';

test('S-112 the address keeps what was searched for and the report that is open; nothing of both leaves it clean', () => {
  const view = { termo: 'vendas & saldos', relatorio: 'age09.jrxml' };
  expect(readQuery(REPORTS_QUERY, writeQuery(REPORTS_QUERY, view))).toEqual(view);
  expect(readQuery(REPORTS_QUERY, new URLSearchParams())).toEqual({ termo: '', relatorio: '' });
  expect(String(writeQuery(REPORTS_QUERY, { termo: '', relatorio: '' }))).toBe('');
});
