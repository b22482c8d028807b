import { findChangeBlock, listServiceTickets } from '@guiche/contract/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ticketServico } from '../db/schema/cliente.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

test('A-254 A-255 the tickets of a request are those of the support desk, each with its address', async () => {
  const { id, uuid, empresa } = await load(clerk, await takeRequest(server));
  const list = (instanceId = empresa.instancia, person = clerk) =>
    person.call(listServiceTickets, { query: { instanceId, idSolicitacao: id } });
  await server.db.delete(ticketServico).where(eq(ticketServico.solicitacaoUuid, uuid));
  expect(await list()).toEqual([]);
  const tickets = [
    { idTicket: '481207', url: 'https://atendimento.example/tickets/481207' },
    { idTicket: '481333', url: 'https://atendimento.example/tickets/481333' },
  ];
  await server.db.insert(ticketServico).values(tickets.map((ticket) => ({ ...ticket, solicitacaoUuid: uuid })));
  expect(await list()).toEqual(tickets);
  await expect(list('outra')).rejects.toMatchObject({ status: 404 });
  await expect(list(empresa.instancia, await server.logIn('consultor@rotasul.demo'))).rejects.toMatchObject({ status: 404 });
});

test('A-139 Q-039 Q-264 the desk says whether it blocks changes; when it does not answer the call is a 503', async () => {
  const { id, uuid } = await load(clerk, await takeRequest(server));
  const ask = (person = clerk) => person.call(findChangeBlock, { query: { uuidSolicitacao: uuid } });
  const renumber = (number: number) => server.db.update(solicitacao).set({ id: number }).where(eq(solicitacao.uuid, uuid));
  await renumber(900_014);
  expect(await ask()).toBe(false);
  await renumber(900_013);
  expect(await ask()).toBe(true);
  await renumber(900_077);
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  await expect(ask(await server.logIn('consultor@rotasul.demo'))).rejects.toMatchObject({ status: 404 });
  await renumber(id);
});
