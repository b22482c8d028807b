import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { CHANGED_ISSUES_QUERY, type ChangedIssuesFilters } from './changed-issues-filters.ts';

test('an address without filters is the whole list, earliest deadline first, and stays clean', () => {
  const filters = readQuery(CHANGED_ISSUES_QUERY, new URLSearchParams());
  expect(filters).toEqual({ termo: '', ordem: 'crescente', ver: 'solicitacoes' });
  expect(String(writeQuery(CHANGED_ISSUES_QUERY, filters))).toBe('');
});

test('Q-008 what was chosen comes back from the address as it was', () => {
  const filters: ChangedIssuesFilters = { termo: 'são paulo & cia', ordem: 'decrescente', ver: 'viajantes' };
  expect(readQuery(CHANGED_ISSUES_QUERY, new URLSearchParams(String(writeQuery(CHANGED_ISSUES_QUERY, filters))))).toEqual(filters);
  expect(readQuery(CHANGED_ISSUES_QUERY, new URLSearchParams('ordem=asc&ver=tudo'))).toEqual(CHANGED_ISSUES_QUERY.absent);
});
