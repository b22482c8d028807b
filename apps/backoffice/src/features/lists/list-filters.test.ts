import { NO_FILTERS } from '@guiche/domain/lists';
import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import type { ListAddress } from '../../shared/lists/list-order.ts';
import { clientsOf, isFiltered, LIST_QUERY } from './list-filters.ts';

const CLEAN: ListAddress = { ...NO_FILTERS, ordem: '' };

describe('filters in the address', () => {
  test('Q-008 what was chosen comes back from the address as it was', () => {
    const filters: ListAddress = {
      lista: 'emissoes',
      termo: 'são paulo & cia',
      responsavel: 'meus',
      cliente: 12,
      prazo: 'hoje',
      ordem: '-cliente',
    };
    expect(readQuery(LIST_QUERY, new URLSearchParams(String(writeQuery(LIST_QUERY, filters))))).toEqual(filters);
  });

  test('nothing chosen leaves the address clean', () => {
    expect(String(writeQuery(LIST_QUERY, CLEAN))).toBe('');
    expect(readQuery(LIST_QUERY, new URLSearchParams())).toEqual(CLEAN);
  });

  test.each(['lista=x', 'responsavel=', 'cliente=abc', 'cliente=-1', 'cliente=1e3', 'prazo=ontem', 'ordem=--cliente', 'ordem=nome'])(
    '"%s" is as if it were absent',
    (query) => {
      expect(readQuery(LIST_QUERY, new URLSearchParams(query))).toEqual(CLEAN);
    },
  );

  test('the list itself and its order narrow nothing', () => {
    expect(isFiltered({ ...CLEAN, lista: 'analise', ordem: '-cliente' })).toBe(false);
    for (const narrowed of [{ termo: 'x' }, { responsavel: 'sem' }, { cliente: 3 }, { prazo: 'hoje' }] as const) {
      expect(isFiltered({ ...CLEAN, ...narrowed })).toBe(true);
    }
  });
});

test('the clients of a list are offered once each, A to Z', () => {
  const aurora = { id: 1, nome: 'Aurora', instancia: 'aurora' };
  const zenite = { id: 2, nome: 'Zênite', instancia: 'z' };
  expect(clientsOf([zenite, aurora, aurora].map((empresa) => ({ empresa })))).toEqual([
    { id: 1, nome: 'Aurora' },
    { id: 2, nome: 'Zênite' },
  ]);
});
