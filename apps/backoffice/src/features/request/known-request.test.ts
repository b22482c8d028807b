import type { RequestSummary } from '@guiche/domain/entities';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { listedInHistory, listedRequest } from './known-request.ts';

const row = (idSolicitacao: number, changes: Partial<RequestSummary> = {}) => ({ idSolicitacao, ...changes }) as RequestSummary;

test('the row of the list that came last is what is known', () => {
  const client = new QueryClient();
  client.setQueryData(requestKeys.list('cotacoes', 'recife'), [row(7, { mensagensNaoLidas: 1 })], { updatedAt: 2_000 });
  client.setQueryData(requestKeys.list('cotacoes', ''), [row(6), row(7, { mensagensNaoLidas: 3 })], { updatedAt: 3_000 });
  client.setQueryData(requestKeys.list('emissoes', ''), [row(7, { mensagensNaoLidas: 2 })], { updatedAt: 1_000 });
  expect(listedRequest(client, 7)).toEqual(row(7, { mensagensNaoLidas: 3 }));
});

test('a request that no list holds is not known, and a list that is still loading says nothing', () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: requestKeys.list('cotacoes', ''), queryFn: () => new Promise(() => undefined) });
  expect(listedRequest(client, 7)).toBeUndefined();
});

test('the history knows its own rows, of every page that was loaded, and no other list does', () => {
  const client = new QueryClient();
  client.setQueryData(requestKeys.history({ termo: '' }), { rows: [row(7), row(8, { mensagensNaoLidas: 2 })], next: null });
  client.setQueryData(requestKeys.list('cotacoes', ''), [row(9)]);
  expect(listedInHistory(client, 8)).toEqual(row(8, { mensagensNaoLidas: 2 }));
  expect(listedInHistory(client, 9)).toBeUndefined();
  expect(listedRequest(client, 8)).toBeUndefined();
  expect(listedRequest(client, 9)).toEqual(row(9));
});
