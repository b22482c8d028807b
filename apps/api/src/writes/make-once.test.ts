import { randomUUID } from 'node:crypto';
import type { Answer, Call } from '@guiche/contract/call';
import type { CallInput } from '@guiche/contract/client';
import { removeQuote, saveQuote } from '@guiche/contract/quotes';
import { concludeQuoting } from '@guiche/contract/requests';
import { recordAttendance, releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import { servicesOf } from '@guiche/domain/requests';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { escritaFeita } from '../db/schema/escrita.ts';
import { logAtendimento, logCotacao, logSolicitacao } from '../db/schema/log.ts';
import { dropOutdated } from '../drop-outdated.ts';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let colleague: Person;
serverForFile((demo) => {
  ({ server, clerk, manager: colleague } = demo);
});

/** A quote of a request as it is stored now. */
const quoteNow = async (idRequest: number, id: string) =>
  airServiceOf(await load(clerk, idRequest)).cotacoes.find((quote) => quote.id === id);
const openRequest = async () => load(clerk, await takeRequest(server));
const quoteInput = async (request: Awaited<ReturnType<typeof openRequest>>) => ({
  params: { idViagem: request.id, tipoServico: 'aereo' as const },
  body: await typedAirQuote(clerk, request),
});

/** Sends a write twice with one key, and expects the same answer. */
async function twice<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
  const keyed = { ...input, idempotencyKey: randomUUID() };
  const first = await clerk.call(call, keyed);
  expect(await clerk.call(call, keyed)).toEqual(first);
  return first;
}

test('B-060 every write that is sent again with its key has one effect and the same answer', async () => {
  const request = await openRequest();
  const { uuid } = request;
  const takeover = { query: { podeSubstituir: false }, body: { reponsavel: clerk.user, uuidSolicitacao: uuid } };
  await twice(takeOverRequest, takeover);
  await twice(recordAttendance, { body: { uuidSolicitacao: uuid, instance: 'serraazul' } });
  expect(await server.db.$count(logAtendimento, eq(logAtendimento.solicitacaoUuid, uuid))).toBe(1);

  const input = await quoteInput(request);
  const stored = await twice(saveQuote, input);
  await twice(saveQuote, { ...input, body: { ...input.body, ...stored, tarifa: 1200 } as typeof input.body });
  const second = await twice(saveQuote, { ...input, body: { ...input.body, id: randomUUID() } });
  await twice(removeQuote, { params: input.params, body: { id: second.id, idServico: second.idServico, versao: second.versao } });
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.solicitacaoUuid, uuid));
  expect(log.map(({ acao }) => acao).sort()).toEqual(['ADICIONAR', 'ADICIONAR', 'ALTERAR', 'REMOVER']);

  const present = await load(clerk, request.id);
  const cotacoes = servicesOf(present).flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
  await twice(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id: request.id, status: present.status, cotacoes } });
  await twice(releaseRequest, { body: uuid });
  const events = await server.db.select().from(logSolicitacao).where(eq(logSolicitacao.solicitacaoUuid, uuid));
  expect(events.filter(({ tipo }) => tipo === 'LIBERANDO_SOLICITACAO')).toHaveLength(1);
});

test('B-065 B-060 a refusal of access is logged each time it is sent, also when its key was refused before', async () => {
  const junior = await server.logIn('junior@guiche.demo');
  const request = await openRequest();
  await colleague.call(takeOverRequest, {
    query: { podeSubstituir: true },
    body: { reponsavel: colleague.user, uuidSolicitacao: request.uuid },
  });
  const input = { body: request.uuid, idempotencyKey: randomUUID() };
  const before = server.log.length;
  for (let sent = 0; sent < 3; sent += 1) {
    await expect(junior.call(releaseRequest, input)).rejects.toMatchObject({ status: 403 });
  }
  const lines = server.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  const refused = lines.filter(({ msg }) => msg === 'access refused').map(({ user, call, reason }) => [user, call, reason]);
  expect(refused).toEqual(Array.from({ length: 3 }, () => [junior.user.id, 'releaseRequest', 'sem_permissao']));
});

test('B-060 a write that is sent many times at once is made once', async () => {
  const request = await openRequest();
  const input = { ...(await quoteInput(request)), idempotencyKey: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => clerk.call(saveQuote, input)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await server.db.$count(logCotacao, eq(logCotacao.solicitacaoUuid, request.uuid))).toBe(1);
});

const put = (person: Person, uuid: string, key: string) =>
  fetch(`${server.address}/api/rest/solicitacoes/liberarSolicitacao`, {
    method: 'PUT',
    body: JSON.stringify(uuid),
    headers: { authorization: person.token, 'content-type': 'application/json', 'idempotency-key': key },
  });

test('B-060 a repeated answer says so; the same key with other data is refused in words, and is free for another user or call', async () => {
  const [one, two] = [await openRequest(), await openRequest()];
  const key = 'chave-1';
  const first = await put(clerk, one.uuid, key);
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([204, null]);
  const again = await put(clerk, one.uuid, key);
  expect([again.status, again.headers.get('idempotent-replayed'), await again.text()]).toEqual([204, 'true', '']);
  const other = await put(clerk, two.uuid, key);
  expect([other.status, await other.json()]).toEqual([
    422,
    [
      {
        tipo: 'ERROR',
        titulo: 'A chave deste envio já foi usada com outros dados. Envie de novo com uma chave nova.',
        chave: 'chave_de_envio_repetida',
      },
    ],
  ]);
  // The refusal has not taken the place of the first answer.
  expect((await put(clerk, one.uuid, key)).status).toBe(204);
  expect((await put(colleague, two.uuid, key)).headers.get('idempotent-replayed')).toBeNull();
  await clerk.call(recordAttendance, { body: { uuidSolicitacao: two.uuid, instance: 'serraazul' }, idempotencyKey: key });
});

test('B-060 the state that a write was decided on is part of it: the same key with another one is refused', async () => {
  const { uuid } = await openRequest();
  const release = (seen: string) =>
    clerk.call(releaseRequest, { body: uuid, headers: { 'if-match': seen }, idempotencyKey: 'chave-decidida' });
  await release('*');
  await release('*');
  await expect(release('"nobody"')).rejects.toMatchObject({ status: 422, errors: [{ chave: 'chave_de_envio_repetida' }] });
});

test.each(['', ' ', 'x'.repeat(256), 'ção'])('a key such as `%s` is none, or is refused', async (key) => {
  const { uuid } = await openRequest();
  const sent = put(
    clerk,
    uuid,
    encodeURI(key) === key || key.includes('x') || key.trim() === '' ? key : Buffer.from(key).toString('latin1'),
  );
  expect((await sent).status).toBe(key.trim() === '' ? 204 : 400);
});

test('B-060 a refusal is an answer too: it stays although it would no longer be refused', async () => {
  const { uuid } = await openRequest();
  await colleague.call(takeOverRequest, { query: { podeSubstituir: false }, body: { reponsavel: colleague.user, uuidSolicitacao: uuid } });
  const takeover = { query: { podeSubstituir: false }, body: { reponsavel: clerk.user, uuidSolicitacao: uuid } };
  const keyed = { ...takeover, idempotencyKey: randomUUID() };
  const refusal = { status: 409, errors: [{ chave: 'solicitacao_com_outro_responsavel' }] };
  await expect(clerk.call(takeOverRequest, keyed)).rejects.toMatchObject(refusal);
  await colleague.call(releaseRequest, { body: uuid });
  await expect(clerk.call(takeOverRequest, keyed)).rejects.toMatchObject(refusal);
  await clerk.call(takeOverRequest, takeover);
});

test('B-060 a failure is no answer: the write is made when it is sent again, whole', async () => {
  const request = await openRequest();
  const input = { ...(await quoteInput(request)), idempotencyKey: randomUUID() };
  await server.db.execute(
    sql.raw(`create function falha() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = 'XX000'; end $$`),
  );
  await server.db.execute(sql`create trigger falha before insert on log_cotacao for each row execute function falha()`);
  await expect(clerk.call(saveQuote, input)).rejects.toMatchObject({ status: 500 });
  await server.db.execute(sql`drop trigger falha on log_cotacao`);
  expect(await quoteNow(request.id, input.body.id)).toBeUndefined();
  const stored = await clerk.call(saveQuote, input);
  expect(await quoteNow(request.id, input.body.id)).toEqual(stored);
});

test('B-061 of two saves of one version the later gets a 409, and an older body that comes late overwrites nothing', async () => {
  const request = await openRequest();
  const input = await quoteInput(request);
  // Two tries of a new quote that overtake each other: the second one came first.
  const newer = { ...input.body, tarifa: 1500 };
  const stored = await clerk.call(saveQuote, { ...input, body: newer });
  await expect(clerk.call(saveQuote, input)).rejects.toMatchObject({ status: 409 });
  // What says the same is no conflict.
  expect(await clerk.call(saveQuote, { ...input, body: newer })).toEqual(stored);
  const save = (tarifa: number) => clerk.call(saveQuote, { ...input, body: { ...input.body, versao: stored.versao, tarifa } });
  const raced = await Promise.allSettled([save(1600), save(1700)]);
  expect(raced.map((one) => (one.status === 'rejected' ? one.reason.status : 200)).sort()).toEqual([200, 409]);
  const [winner] = raced.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await expect(save(1800)).rejects.toMatchObject({ status: 409 });
  expect(await quoteNow(request.id, input.body.id)).toEqual(winner);
});

test('B-061 a removed quote does not come back by a save that is sent again, with its key or without', async () => {
  const request = await openRequest();
  const input = { ...(await quoteInput(request)), idempotencyKey: randomUUID() };
  const stored = await clerk.call(saveQuote, input);
  await clerk.call(removeQuote, { params: input.params, body: { id: stored.id, idServico: stored.idServico, versao: stored.versao } });
  expect(await clerk.call(saveQuote, input)).toEqual(stored);
  await expect(clerk.call(saveQuote, { ...input, idempotencyKey: randomUUID() })).rejects.toMatchObject({ status: 404 });
  expect(await quoteNow(request.id, input.body.id)).toBeUndefined();
});

test('B-060 after 24 hours a key is new again, and its answer is deleted', async () => {
  const { uuid } = await openRequest();
  const key = randomUUID();
  await put(clerk, uuid, key);
  server.pass(23 * 60);
  clerk = await server.logIn('consultora@guiche.demo');
  expect((await put(clerk, uuid, key)).headers.get('idempotent-replayed')).toBe('true');
  server.pass(61);
  expect((await put(clerk, uuid, key)).headers.get('idempotent-replayed')).toBeNull();
  server.pass(25 * 60);
  await dropOutdated(server);
  expect(await server.db.$count(escritaFeita)).toBe(0);
});
