import type { RequestSummary } from '@guiche/domain/entities';
import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { clientsOf, filterRequests, isFiltered, LIST_QUERY, type ListFilters, NO_FILTERS } from './list-filters.ts';

const ME = '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';
const OTHER = '9d0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';
const now = new Date(2026, 10, 21, 12);
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

function request(id: number, changes: Partial<RequestSummary> = {}): RequestSummary {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    idSolicitacao: id,
    status: 'COTACAO_AGENCIA',
    statusCotacaoViagem: 'COTACAO_AGENCIA',
    colaboradores: [],
    empresa: { id: 1, nome: 'Aurora', instancia: 'aurora' },
    responsavel: null,
    dataViagem: null,
    dataVencimentoCotacao: null,
    dataVencimentoEmissao: null,
    mensagensNaoLidas: 0,
    tiposServico: ['AEREO'],
    trajeto: null,
    ...changes,
  };
}

const ids = (requests: readonly RequestSummary[], filters: Partial<ListFilters>) =>
  filterRequests(requests, { ...NO_FILTERS, ...filters }, { user: { id: ME }, now }).map(({ id }) => id);

describe('filters in the address', () => {
  test('Q-008 what was chosen comes back from the address as it was', () => {
    const filters: ListFilters = { lista: 'emissoes', termo: 'são paulo & cia', responsavel: 'meus', cliente: 12, prazo: 'hoje' };
    expect(readQuery(LIST_QUERY, new URLSearchParams(String(writeQuery(LIST_QUERY, filters))))).toEqual(filters);
  });

  test('nothing chosen leaves the address clean', () => {
    expect(String(writeQuery(LIST_QUERY, NO_FILTERS))).toBe('');
    expect(readQuery(LIST_QUERY, new URLSearchParams())).toEqual(NO_FILTERS);
  });

  test.each(['lista=x', 'responsavel=', 'cliente=abc', 'cliente=-1', 'cliente=1e3', 'prazo=ontem'])(
    '"%s" is as if it were absent',
    (query) => {
      expect(readQuery(LIST_QUERY, new URLSearchParams(query))).toEqual(NO_FILTERS);
    },
  );

  test('the list itself narrows nothing', () => {
    expect(isFiltered({ ...NO_FILTERS, lista: 'analise' })).toBe(false);
    for (const narrowed of [{ termo: 'x' }, { responsavel: 'sem' }, { cliente: 3 }, { prazo: 'hoje' }] as const) {
      expect(isFiltered({ ...NO_FILTERS, ...narrowed })).toBe(true);
    }
  });
});

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

  test('by client, whose names are offered once each, A to Z', () => {
    const requests = [request(1, { empresa: { id: 2, nome: 'Zênite', instancia: 'z' } }), request(2), request(3)];
    expect(ids(requests, { cliente: 1 })).toEqual([2, 3]);
    expect(clientsOf(requests)).toEqual([
      { id: 1, nome: 'Aurora' },
      { id: 2, nome: 'Zênite' },
    ]);
  });
});
