import { expect, test } from 'vitest';
import type { RequestSummary } from '../entities/index.ts';
import { requestSummary as request } from '../test-support/request-summary.ts';
import { columnsOfList } from './list-columns.ts';
import { BY_DEADLINE, type ListOrder, orderRequests } from './list-order.ts';
import { LISTS, type ListColumn } from './list-words.ts';

const traveller = (nomeCompleto: string) => ({ id: '1', nomeCompleto, email: null, vip: false, premium: false });
const client = (nome: string) => ({ id: 1, nome, instancia: 'x' });
const consultant = (name: string) => ({ id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name });
const offer = (quantidadeCotacoes: number, melhorTotal: number | null) => ({ desde: null, quantidadeCotacoes, melhorTotal });

const ordered = (requests: readonly RequestSummary[], order: ListOrder, lista: (typeof LISTS)[number] = 'cotacoes') =>
  orderRequests(requests, order, lista).map(({ id }) => id);

/** Three requests by each column: 1 is the least of it, 2 the greatest, 3 has nothing in it. */
const BY_COLUMN: Partial<Record<ListColumn, readonly [Partial<RequestSummary>, Partial<RequestSummary>, Partial<RequestSummary>]>> = {
  prazo: [{ dataVencimentoCotacao: '2026-11-21T09:00:00.000Z' }, { dataVencimentoCotacao: '2026-11-21T11:00:00.000Z' }, {}],
  viajantes: [{ colaboradores: [traveller('Ágata Reis')] }, { colaboradores: [traveller('bia Sá')] }, {}],
  viagem: [{ dataViagem: '2026-12-01' }, { dataViagem: '2027-01-01' }, {}],
  responsavel: [{ responsavel: consultant('ana') }, { responsavel: consultant('Bia') }, {}],
};

test.each(Object.entries(BY_COLUMN))('B-041 B-046 by %s both ways, what has none last', (column, [least, greatest, none]) => {
  const requests = [request(3, none), request(2, greatest), request(1, least)];
  const coluna = column as ListColumn;
  expect(ordered(requests, { coluna, sentido: 'crescente' })).toEqual([1, 2, 3]);
  expect(ordered(requests, { coluna, sentido: 'decrescente' })).toEqual([2, 1, 3]);
});

test('B-046 by number, by client, by the steps of a status, by the number of quotes and by the best total', () => {
  const requests = [
    request(2, { empresa: client('Aurora'), statusCotacaoViagem: 'COTACAO_FINALIZADA', analiseCliente: offer(3, null) }),
    request(10, { empresa: client('Édipo'), statusCotacaoViagem: 'COTACAO_AGENCIA', analiseCliente: offer(1, 90) }),
    request(1, { empresa: client('Zênite'), statusCotacaoViagem: 'COTACAO_PENDENTE', analiseCliente: offer(12, 1000.5) }),
  ];
  const by = (coluna: ListColumn) => ordered(requests, { coluna, sentido: 'crescente' }, 'analise');
  expect(by('numero')).toEqual([1, 2, 10]);
  expect(by('cliente')).toEqual([2, 10, 1]);
  expect(by('situacao')).toEqual([10, 1, 2]);
  expect(by('cotacoes')).toEqual([10, 2, 1]);
  expect(by('melhorTotal')).toEqual([10, 1, 2]);
});

test('A-100 the deadline is that of the list; while the client chooses, who has waited longest comes first', () => {
  const requests = [
    request(1, { dataVencimentoCotacao: '2026-11-21T09:00:00.000Z', dataVencimentoEmissao: '2026-11-23T09:00:00.000Z' }),
    request(2, { dataVencimentoCotacao: '2026-11-22T09:00:00.000Z', dataVencimentoEmissao: '2026-11-22T09:00:00.000Z' }),
  ];
  expect(ordered(requests, BY_DEADLINE)).toEqual([1, 2]);
  expect(ordered(requests, BY_DEADLINE, 'emissoes')).toEqual([2, 1]);
  const waiting = ['2026-11-21T09:00:00.000Z', null, '2026-11-20T09:00:00.000Z'].map((desde, index) =>
    request(index + 1, { analiseCliente: { desde, quantidadeCotacoes: 1, melhorTotal: null } }),
  );
  expect(ordered(waiting, BY_DEADLINE, 'analise')).toEqual([3, 1, 2]);
});

test('requests that are equal in a column keep the order of their numbers', () => {
  const requests = [request(3), request(1), request(2)];
  for (const sentido of ['crescente', 'decrescente'] as const) expect(ordered(requests, { coluna: 'cliente', sentido })).toEqual([1, 2, 3]);
});

test('A-114 the list of client analysis shows the offers in place of the status', () => {
  expect(LISTS.map((lista) => columnsOfList(lista).includes('situacao'))).toEqual([true, true, false]);
  expect(columnsOfList('analise').slice(-3)).toEqual(['cotacoes', 'melhorTotal', 'responsavel']);
});
