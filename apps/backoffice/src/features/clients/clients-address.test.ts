import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { CLIENTS_QUERY } from './clients-address.ts';

test('A-231 A-232 the address keeps what was searched for and the row that was chosen; nothing of both leaves it clean', () => {
  const view = { termo: 'são & cia', cliente: 'serraazul' };
  expect(readQuery(CLIENTS_QUERY, writeQuery(CLIENTS_QUERY, view))).toEqual(view);
  expect(readQuery(CLIENTS_QUERY, new URLSearchParams())).toEqual({ termo: '', cliente: '' });
  expect(String(writeQuery(CLIENTS_QUERY, { termo: '', cliente: '' }))).toBe('');
});
