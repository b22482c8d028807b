import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { filterOf, kindOf, USERS_QUERY } from './users-filter.ts';

test('A-213 A-214 the address keeps kind and text: active users without a text unless it says otherwise', () => {
  expect(readQuery(USERS_QUERY, new URLSearchParams())).toEqual({ situacao: 'ativos', termo: '' });
  expect(String(writeQuery(USERS_QUERY, { situacao: 'ativos', termo: '' }))).toBe('');
  const filters = { situacao: 'todos', termo: 'joão & cia' } as const;
  expect(readQuery(USERS_QUERY, new URLSearchParams(String(writeQuery(USERS_QUERY, filters))))).toEqual(filters);
  expect(readQuery(USERS_QUERY, new URLSearchParams('situacao=nenhum'))).toEqual({ situacao: 'ativos', termo: '' });
});

test('A-213 each kind has its boxes', () => {
  expect(filterOf({ situacao: 'ativos' })).toEqual({ ativos: true, inativos: false });
  expect(filterOf({ situacao: 'inativos' })).toEqual({ ativos: false, inativos: true });
  expect(filterOf({ situacao: 'todos' })).toEqual({ ativos: true, inativos: true });
  for (const situacao of ['ativos', 'inativos', 'todos'] as const) expect(kindOf(filterOf({ situacao }))).toBe(situacao);
});
