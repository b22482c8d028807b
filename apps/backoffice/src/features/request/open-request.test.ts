import { CallError, type Client } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { openRequest, openRequestOfHistory } from './open-request.ts';

const search = { idSolicitacao: 412, idAgencia: 7, situacao: 'TODOS' } as const;
const noService = { servicosAereos: [], servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
const withService = { ...noService, status: 'COTACAO_AGENCIA', servicosAereos: [{ id: 's1' }] };

/** A client that answers by the name of the call, and remembers what it was asked, in order. */
function fakeClient(answers: Record<string, unknown>) {
  const asked: { name: string; input: unknown }[] = [];
  const call = async (declared: { name: string }, input: unknown) => {
    asked.push({ name: declared.name, input });
    const answer = answers[declared.name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { client: { call } as unknown as Client, asked };
}

test('A-119 Q-012 the justification is loaded first, and only then the request', async () => {
  const { client, asked } = fakeClient({
    findReturnJustification: { justificativa: 'Muito caro' },
    findRequest: { content: [withService] },
  });
  const opened = await openRequest(client, search);
  expect(asked.map(({ name }) => name)).toEqual(['findReturnJustification', 'findRequest']);
  expect(opened).toEqual({ justificativa: 'Muito caro', request: withService });
});

test('A-121 A-282 Q-011 Q-261 the request is asked for as the supplier, with agency and situacao, and is the first that comes', async () => {
  const { client, asked } = fakeClient({
    findReturnJustification: { justificativa: null },
    findRequest: { content: [withService, noService] },
  });
  expect((await openRequest(client, { ...search, situacao: 'COTACAO_ANALISE_CLIENTE' })).request).toBe(withService);
  expect(asked[1]?.input).toEqual({ body: { isSupplier: true, idAgencia: 7, situacao: 'COTACAO_ANALISE_CLIENTE', idSolicitacao: 412 } });
});

test('A-122 from the dashboard the request is asked for by its number and client instance', async () => {
  const { client, asked } = fakeClient({ findReturnJustification: { justificativa: null }, findDashboardRequest: withService });
  expect((await openRequest(client, { ...search, instance: 'serraazul' })).request).toBe(withService);
  expect(asked.map(({ name }) => name)).toEqual(['findReturnJustification', 'findDashboardRequest']);
  expect(asked[1]?.input).toEqual({ query: { idSolicitacao: 412, instance: 'serraazul' } });
});

test('a justification that cannot be loaded does not keep the request closed', async () => {
  const { client } = fakeClient({ findReturnJustification: new CallError(500, []), findRequest: { content: [withService] } });
  await expect(openRequest(client, search)).resolves.toEqual({ justificativa: null, request: withService });
});

test.each([
  ['an empty content', []],
  ['five empty lists', [noService]],
])('A-125 Q-014 Q-261 Q-263 %s forces a resend and is not shown', async (_case, content) => {
  const { client, asked } = fakeClient({ findReturnJustification: { justificativa: null }, findRequest: { content } });
  await expect(openRequest(client, search)).rejects.toMatchObject({ name: 'CannotOpen', key: 'relatorio_nao_sinc' });
  expect(asked.at(-1)).toEqual({ name: 'forceResend', input: { params: { id: 412 } } });
});

test('A-125 a resend that fails changes nothing of what is said', async () => {
  const { client } = fakeClient({
    findReturnJustification: { justificativa: null },
    findRequest: { content: [] },
    forceResend: new CallError(500, []),
  });
  await expect(openRequest(client, search)).rejects.toMatchObject({ key: 'relatorio_nao_sinc' });
});

test('A-123 Q-013 a finished request is outdated', async () => {
  const { client } = fakeClient({
    findReturnJustification: { justificativa: null },
    findRequest: { content: [{ ...withService, status: 'FINALIZADO' }] },
  });
  await expect(openRequest(client, search)).rejects.toMatchObject({ key: 'erro_status_desatualizado' });
});

test('A-123 Q-013 so is one that the server refuses as finished; another refusal stays what it is', async () => {
  const outdated = new CallError(409, [{ tipo: 'ERROR', titulo: 'x', chave: 'erro_status_desatualizado' }]);
  const answers = { findReturnJustification: { justificativa: null } };
  const { client } = fakeClient({ ...answers, findRequest: outdated });
  await expect(openRequest(client, search)).rejects.toMatchObject({ name: 'CannotOpen', key: 'erro_status_desatualizado' });
  const other = new CallError(409, [{ tipo: 'ERROR', titulo: 'x', chave: 'outra' }]);
  await expect(openRequest(fakeClient({ ...answers, findRequest: other }).client, search)).rejects.toBe(other);
});

test('A-046 A-123 in the history a finished request opens, with one call that reads', async () => {
  const request = { ...withService, status: 'FINALIZADO' };
  const { client, asked } = fakeClient({ listHistory: { content: [request], hasMore: false } });
  expect(await openRequestOfHistory(client, search)).toEqual({ request, justificativa: null });
  expect(asked).toEqual([{ name: 'listHistory', input: { query: { idSolicitacao: 412 } } }]);
});

test('A-046 in the history a request without services is not shown, and nothing is sent again', async () => {
  const { client, asked } = fakeClient({ listHistory: { content: [noService], hasMore: false } });
  await expect(openRequestOfHistory(client, search)).rejects.toMatchObject({ key: 'relatorio_nao_sinc' });
  expect(asked.map(({ name }) => name)).toEqual(['listHistory']);
});
