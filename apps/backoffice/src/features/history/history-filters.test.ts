import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { type HistoryFilters, historyQueryShape } from './history-filters.ts';

const shape = historyQueryShape(new Date('2026-11-21T12:00:00Z'));

test('A-090 A-092 an address without filters is the default window, the latest trip first, and stays clean', () => {
  const filters = readQuery(shape, new URLSearchParams());
  expect(filters).toEqual({
    termo: '',
    viajantes: '',
    dataInicial: '2026-10-22',
    dataFinal: '2027-11-21',
    dataEmissao: '',
    orderBy: 'dataViagem',
    ordem: 'decrescente',
  });
  expect(String(writeQuery(shape, filters))).toBe('');
});

test('A-092 A-093 Q-008 what was chosen comes back from the address as it was', () => {
  const filters: HistoryFilters = {
    termo: 'são paulo & cia',
    viajantes: 'Ana, João',
    dataInicial: '2026-01-01',
    dataFinal: '2026-12-31',
    dataEmissao: '2026-03-04',
    orderBy: 'empresa',
    ordem: 'crescente',
  };
  expect(readQuery(shape, new URLSearchParams(String(writeQuery(shape, filters))))).toEqual(filters);
});

test.each(['dataInicial=ontem', 'dataFinal=2026-13-40', 'dataFinal=2026-02-30', 'dataEmissao=04/03/2026', 'orderBy=total', 'ordem=asc'])(
  '"%s" is as if it were absent',
  (query) => expect(readQuery(shape, new URLSearchParams(query))).toEqual(shape.absent),
);
