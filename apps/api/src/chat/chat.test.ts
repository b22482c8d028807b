import { listNewMessages, openFollowUp, openFollowUpOfAgency, sendMessage } from '@guiche/contract/chat';
import { listQuotes } from '@guiche/contract/requests';
import { writeAsClient } from '@guiche/contract/sandbox';
import type { Chat } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { conversa } from '../db/schema/conversa.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { answerChats } from '../sandbox/client-chat.ts';
import { sandboxClient } from '../sandbox/sandbox-client.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const open = (idViagem: number, person = clerk): Promise<Chat> => person.call(openFollowUp, { params: { idViagem } });
const send = (chat: number, mensagem: string, idempotencyKey?: string, person = clerk) =>
  person.call(sendMessage, {
    params: { chat },
    body: { mensagem, supplier: true },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const newerThan = (idChat: number, idFromMessage: number, person = clerk) =>
  person.call(listNewMessages, { body: { idChat, idFromMessage, isSupplier: true } });
const uuidOf = async (id: number) => (await load(clerk, id)).uuid;
const write = async (id: number, mensagem: string) => clerk.call(writeAsClient, { params: { uuid: await uuidOf(id) }, body: { mensagem } });
const unreadOf = async (id: number) => (await load(clerk, id)).mensagensNaoLidas;
const linesOf = (messages: Chat['messages']) => messages.map(({ nomeUsuario, mensagem }) => [nomeUsuario, mensagem]);

/** A request without a chat. */
async function quiet(): Promise<number> {
  const id = await takeRequest(server);
  const uuid = await uuidOf(id);
  const [had] = await server.db.select().from(conversa).where(eq(conversa.solicitacaoUuid, uuid));
  return had ? quiet() : id;
}

test('A-160 the chat of a trip is made once, also when two people open it at the same moment, and its agency may be named', async () => {
  const id = await quiet();
  const colleague = await server.logIn('gestora@guiche.demo');
  const [mine, theirs] = await Promise.all([open(id), open(id, colleague)]);
  expect(mine).toEqual({ id: mine.id, messages: [] });
  expect(theirs).toEqual(mine);
  expect(await clerk.call(openFollowUpOfAgency, { params: { idViagem: id, agencia: clerk.user.agency.id } })).toEqual(mine);
  await expect(clerk.call(openFollowUpOfAgency, { params: { idViagem: id, agencia: 42 } })).rejects.toMatchObject({ status: 404 });
});

test('A-161 A-164 what is sent is stored under the name of its writer, and is the own message of nobody else', async () => {
  const id = await quiet();
  const chat = await open(id);
  const sent = await send(chat.id, '  Bom dia!\nTudo certo.  ');
  expect(sent).toMatchObject({ mensagem: 'Bom dia!\nTudo certo.', nomeUsuario: clerk.user.name, usuarioAtual: true, lida: false });
  await write(id, 'Obrigada!');
  const { nome } = (await load(clerk, id)).solicitante;
  expect(linesOf((await open(id)).messages)).toEqual([
    [clerk.user.name, 'Bom dia!\nTudo certo.'],
    [nome, 'Obrigada!'],
  ]);
  const colleague = await server.logIn('gestora@guiche.demo');
  expect((await open(id, colleague)).messages.map(({ usuarioAtual }) => usuarioAtual)).toEqual([false, false]);
});

test.each(['', '   ', '\n\t'])('A-164 an empty message is refused at its field: %j', async (mensagem) => {
  const chat = await open(await quiet());
  await expect(send(chat.id, mensagem)).rejects.toMatchObject({
    status: 422,
    body: [expect.objectContaining({ chave: 'campo_obrigatorio', campo: 'mensagem' })],
  });
  expect((await newerThan(chat.id, 0)).map(({ id }) => id)).toEqual([]);
});

test('A-162 A-164 a message that is sent again after its answer was lost is there once', async () => {
  const chat = await open(await quiet());
  const [first, again] = await Promise.all([
    send(chat.id, 'Segue a opção.', 'mesma-chave'),
    send(chat.id, 'Segue a opção.', 'mesma-chave'),
  ]);
  expect(again).toEqual(first);
  expect(await newerThan(chat.id, 0)).toEqual([first]);
});

test('A-162 only the messages after the last known one come, the oldest first', async () => {
  const id = await quiet();
  const chat = await open(id);
  const known = await send(chat.id, 'um');
  await write(id, 'dois');
  await send(chat.id, 'três');
  expect((await newerThan(chat.id, known.id)).map(({ mensagem }) => mensagem)).toEqual(['dois', 'três']);
  const [, last] = await newerThan(chat.id, known.id);
  expect(await newerThan(chat.id, last?.id ?? 0)).toEqual([]);
});

test('A-169 opening a chat and following it mark what the client wrote as read, and the lists count nothing more', async () => {
  const id = await quiet();
  await write(id, 'Bom dia');
  await write(id, 'Alguma novidade?');
  expect(await unreadOf(id)).toBe(2);
  const row = async () => (await clerk.call(listQuotes, { query: {} })).find((one) => one.id === id)?.mensagensNaoLidas;
  expect(await row()).toBe(2);
  const chat = await open(id);
  expect(chat.messages.map(({ lida }) => lida)).toEqual([true, true]);
  expect([await unreadOf(id), await row()]).toEqual([0, 0]);
  await write(id, 'E a volta?');
  expect(await unreadOf(id)).toBe(1);
  expect(await newerThan(chat.id, chat.messages[1]?.id ?? 0)).toMatchObject([{ mensagem: 'E a volta?', lida: true }]);
  expect(await unreadOf(id)).toBe(0);
  // What the agency wrote is left for the client to read.
  const { id: own } = await send(chat.id, 'Na segunda.');
  expect((await open(id)).messages.at(-1)).toMatchObject({ id: own, lida: false });
});

test('A-169 the demo has as many unread messages as its lists count', async () => {
  const rows = await server.db
    .select({ id: solicitacao.id, unread: solicitacao.mensagensNaoLidas })
    .from(solicitacao)
    .where(eq(solicitacao.agenciaId, 1));
  const waiting = rows.filter(({ unread }) => unread > 0).slice(0, 5);
  expect(waiting).toHaveLength(5);
  for (const { id, unread } of waiting) {
    const { messages } = await open(id);
    expect(messages.slice(-unread).every(({ usuarioAtual }) => !usuarioAtual)).toBe(true);
    expect(messages.length).toBeGreaterThanOrEqual(unread);
    const times = messages.map(({ data }) => data);
    expect(times).toEqual([...times].sort());
  }
});

test('A-160 A-162 A-164 nobody of another agency, and nobody without the follow-up, reads or writes a chat', async () => {
  const id = await quiet();
  const chat = await open(id);
  await send(chat.id, 'Só para o cliente');
  const other = await server.logIn('consultor@rotasul.demo');
  const calls = (person: Person) => [
    () => open(id, person),
    () => newerThan(chat.id, 0, person),
    () => send(chat.id, 'oi', undefined, person),
  ];
  for (const call of calls(other)) await expect(call()).rejects.toMatchObject({ status: 404 });
  const colleague = await server.logIn('gestora@guiche.demo');
  await server.db
    .update(usuario)
    .set({ modulos: ['SOLICITACAO'] })
    .where(eq(usuario.id, colleague.user.id));
  for (const call of calls(colleague)) await expect(call()).rejects.toMatchObject({ status: 403 });
  expect((await newerThan(chat.id, 0)).map(({ mensagem }) => mensagem)).toEqual(['Só para o cliente']);
});

test('the sandbox client reads what the agency wrote, and answers a question once', async () => {
  const [asked, told] = [await quiet(), await quiet()];
  const question = await open(asked);
  await send(question.id, 'Pode ser no dia seguinte?');
  const statement = await open(told);
  await send(statement.id, 'Segue a opção.');
  expect(await answerChats(server, sandboxClient)).toBe(0);
  server.pass(1);
  expect(await answerChats(server, sandboxClient)).toBeGreaterThanOrEqual(2);
  expect(await answerChats(server, sandboxClient)).toBe(0);
  expect(await unreadOf(asked)).toBe(1);
  const shown = await open(asked);
  expect(shown.messages.map(({ mensagem, lida }) => [mensagem, lida])).toEqual([
    ['Pode ser no dia seguinte?', true],
    ['Vou confirmar com o viajante e já retorno.', true],
  ]);
  expect((await open(told)).messages.map(({ mensagem, lida }) => [mensagem, lida])).toEqual([['Segue a opção.', true]]);
});
