import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showMessagesRead } from './read-messages.ts';
import { requestKeys } from './request-keys.ts';

test('A-169 what is read is read in every list, among the pending items, in the history and on the page of the request, and nowhere else', () => {
  const client = new QueryClient();
  const rows = [1, 2].map((idSolicitacao) => ({ idSolicitacao, mensagensNaoLidas: 3 }));
  client.setQueryData(requestKeys.list('cotacoes', ''), rows);
  client.setQueryData(requestKeys.pending('TODOS'), rows);
  client.setQueryData(requestKeys.history({}), { rows });
  client.setQueryData(requestKeys.one(2), { request: rows[1] });
  showMessagesRead(client, 2);
  const read = [
    { idSolicitacao: 1, mensagensNaoLidas: 3 },
    { idSolicitacao: 2, mensagensNaoLidas: 0 },
  ];
  expect(client.getQueryData(requestKeys.list('cotacoes', ''))).toEqual(read);
  expect(client.getQueryData(requestKeys.pending('TODOS'))).toEqual(read);
  expect(client.getQueryData(requestKeys.history({}))).toEqual({ rows: read });
  expect(client.getQueryData(requestKeys.one(2))).toEqual({ request: read[1] });
});
