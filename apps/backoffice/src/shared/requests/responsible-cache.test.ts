import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestKeys } from './request-keys.ts';
import { showResponsible } from './responsible-cache.ts';

const ana = { id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name: 'Ana' };

function filled() {
  const client = new QueryClient();
  client.setQueryData(requestKeys.list('cotacoes', ''), [
    { idSolicitacao: 1, responsavel: null },
    { idSolicitacao: 2, responsavel: null },
  ]);
  client.setQueryData(requestKeys.list('cotacoes', 'sao'), [{ idSolicitacao: 2, responsavel: null }]);
  client.setQueryData(requestKeys.one(2), { request: { idSolicitacao: 2, responsavel: null }, justificativa: 'x' });
  return client;
}

test('A-142 the row shows the new responsible in every list and on its page, and no other does', () => {
  const client = filled();
  showResponsible(client, 2, ana);
  expect(client.getQueryData(requestKeys.list('cotacoes', ''))).toEqual([
    { idSolicitacao: 1, responsavel: null },
    { idSolicitacao: 2, responsavel: ana },
  ]);
  expect(client.getQueryData(requestKeys.list('cotacoes', 'sao'))).toEqual([{ idSolicitacao: 2, responsavel: ana }]);
  expect(client.getQueryData(requestKeys.one(2))).toEqual({ request: { idSolicitacao: 2, responsavel: ana }, justificativa: 'x' });
});

test('what was shown too early is taken back', () => {
  const client = filled();
  showResponsible(client, 2, ana)();
  expect(client.getQueryData(requestKeys.list('cotacoes', 'sao'))).toEqual([{ idSolicitacao: 2, responsavel: null }]);
  expect(client.getQueryData(requestKeys.one(2))).toMatchObject({ request: { responsavel: null } });
});
