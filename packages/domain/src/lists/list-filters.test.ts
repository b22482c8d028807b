import { describe, expect, test } from 'vitest';
import { dayIn } from '../dates/index.ts';
import type { RequestSummary } from '../entities/index.ts';
import { requestSummary as request } from '../test-support/request-summary.ts';
import { filterRequests, type ListFilters, NO_FILTERS } from './list-filters.ts';

const ME = '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';
const OTHER = '9d0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';
const now = new Date(2026, 10, 21, 12);
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const ids = (requests: readonly RequestSummary[], filters: Partial<ListFilters>) =>
  filterRequests(requests, { ...NO_FILTERS, ...filters }, { user: { id: ME }, now }).map(({ id }) => id);

describe('what the filters leave', () => {
  test('by responsible', () => {
    const requests = [
      request(1, { responsavel: { id: ME, name: 'Ana' } }),
      request(2, { responsavel: { id: OTHER, name: 'Bia' } }),
      request(3),
    ];
    expect(ids(requests, {})).toEqual([1, 2, 3]);
    expect(ids(requests, { responsavel: 'meus' })).toEqual([1]);
    expect(ids(requests, { responsavel: 'sem' })).toEqual([3]);
  });

  test('A-100 by the deadline that counts in the list', () => {
    const requests = [
      request(1, { dataVencimentoCotacao: at(-1), dataVencimentoEmissao: at(30) }),
      request(2, { dataVencimentoCotacao: at(30), dataVencimentoEmissao: at(-1) }),
      request(3),
    ];
    expect(ids(requests, { prazo: 'vencidos' })).toEqual([1]);
    expect(ids(requests, { prazo: 'vencidos', lista: 'emissoes' })).toEqual([2]);
    // While the client chooses the agency has no deadline: none leaves a request out.
    expect(ids(requests, { prazo: 'hoje', lista: 'analise' })).toEqual([1, 2, 3]);
  });

  test('by client', () => {
    const requests = [request(1, { empresa: { id: 2, nome: 'Zênite', instancia: 'z' } }), request(2), request(3)];
    expect(ids(requests, { cliente: 1 })).toEqual([2, 3]);
  });

  test.each([
    ['America/Sao_Paulo', [1, 2]],
    ['America/Manaus', [2, 3]],
    ['Europe/Lisbon', [2, 3]],
    ['Asia/Tokyo', [2, 3]],
  ])('B-041 B-045 today is a day of the reader: in %s', (zone, left) => {
    const requests = [
      // 00:30 and 23:30 in Brasília of the same day, and 00:30 of the next one.
      request(1, { dataVencimentoCotacao: '2026-11-21T03:30:00.000Z' }),
      request(2, { dataVencimentoCotacao: '2026-11-22T02:30:00.000Z' }),
      request(3, { dataVencimentoCotacao: '2026-11-22T03:30:00.000Z' }),
    ];
    const late = new Date('2026-11-22T02:00:00.000Z');
    const found = filterRequests(requests, { ...NO_FILTERS, prazo: 'hoje' }, { user: { id: ME }, now: late, dayOf: dayIn(zone) });
    expect(found.map(({ id }) => id)).toEqual(left);
  });
});
