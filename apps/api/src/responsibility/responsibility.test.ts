import { listRequestLog } from '@guiche/contract/requests';
import { findResponsible, listConsultants, recordAttendance, releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logAtendimento } from '../db/schema/log.ts';
import { usuario } from '../db/schema/usuario.ts';
import { load, type Person, startTestServer, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.logIn('consultora@guiche.demo');
  manager = await server.logIn('gestora@guiche.demo');
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
});
afterAll(() => server.close());

const freeRequest = async () => (await load(manager, await takeRequest(server))).uuid;

const take = (person: Person, uuid: string, target: Person['user'], podeSubstituir = false) =>
  person.call(takeOverRequest, {
    query: { podeSubstituir },
    body: { reponsavel: { id: target.id, name: 'quem for', profiles: target.profiles }, uuidSolicitacao: uuid },
  });

const log = async (uuid: string) =>
  (await manager.call(listRequestLog, { params: { uuid } })).map(({ tipoAlteracaoSolicitacao, user, usuarioAnterior }) => [
    tipoAlteracaoSolicitacao,
    user.name,
    usuarioAnterior?.name,
  ]);

test('A-130 A-147 taking a free request makes the user its responsible, and the log says so', async () => {
  const uuid = await freeRequest();
  expect(await clerk.call(findResponsible, { params: { uuid } })).toEqual({ reponsavel: null });
  expect(await take(clerk, uuid, clerk.user)).toEqual({ reponsavel: { id: clerk.user.id, name: clerk.user.name } });
  expect(await clerk.call(findResponsible, { params: { uuid } })).toEqual({ reponsavel: { id: clerk.user.id, name: clerk.user.name } });
  // Taking over one's own request changes nothing.
  await take(clerk, uuid, clerk.user);
  expect(await log(uuid)).toEqual([['ASSUMINDO_SOLICITACAO', clerk.user.name, undefined]]);
});

test('A-129 another responsible without leave to replace is a 409 that names them, and changes nothing', async () => {
  const uuid = await freeRequest();
  await take(clerk, uuid, clerk.user);
  await expect(take(manager, uuid, manager.user)).rejects.toMatchObject({
    status: 409,
    errors: [{ titulo: `A solicitação já está com ${clerk.user.name}.` }],
  });
  expect(await manager.call(findResponsible, { params: { uuid } })).toMatchObject({ reponsavel: { id: clerk.user.id } });
});

test('A-131 A-149 with leave to replace, whoever may change consultants takes it over', async () => {
  const uuid = await freeRequest();
  await take(clerk, uuid, clerk.user);
  server.pass(1);
  await take(manager, uuid, manager.user, true);
  expect(await log(uuid)).toEqual([
    ['ASSUMINDO_DE_OUTRO_CONSULTOR', manager.user.name, clerk.user.name],
    ['ASSUMINDO_SOLICITACAO', clerk.user.name, undefined],
  ]);
});

test('A-132 without that right nobody replaces another, nor hands a request to a colleague', async () => {
  const uuid = await freeRequest();
  await expect(take(clerk, uuid, manager.user)).rejects.toMatchObject({ status: 403 });
  await take(manager, uuid, manager.user);
  await expect(take(clerk, uuid, clerk.user, true)).rejects.toMatchObject({ status: 403 });
  await expect(clerk.call(releaseRequest, { body: uuid })).rejects.toMatchObject({ status: 403 });
});

test("A-132 a colleague may be chosen among the agency's active users alone", async () => {
  const uuid = await freeRequest();
  const consultants = await manager.call(listConsultants, { query: { ativos: true } });
  const gone = await manager.call(listConsultants, { query: { ativos: false } });
  expect(consultants.map(({ id }) => id)).toContain(clerk.user.id);
  expect(gone.length).toBeGreaterThan(0);
  expect(await take(manager, uuid, clerk.user)).toMatchObject({ reponsavel: { name: clerk.user.name } });
  const stranger = await server.logIn('consultor@rotasul.demo');
  for (const id of [stranger.user.id, gone[0]?.id ?? '']) {
    await expect(take(manager, uuid, { ...clerk.user, id }, true)).rejects.toMatchObject({ status: 404 });
  }
});

test('A-132 assigning to a colleague writes who assigned, taking for oneself names nobody', async () => {
  const uuid = await freeRequest();
  await take(manager, uuid, clerk.user);
  server.pass(1);
  await take(manager, uuid, manager.user, true);
  server.pass(1);
  await take(manager, uuid, clerk.user, true);
  const entries = await manager.call(listRequestLog, { params: { uuid } });
  expect(entries.map((entry) => [entry.tipoAlteracaoSolicitacao, entry.user.name, entry.atribuidoPor])).toEqual([
    ['ASSUMINDO_DE_OUTRO_CONSULTOR', clerk.user.name, { name: manager.user.name }],
    ['ASSUMINDO_DE_OUTRO_CONSULTOR', manager.user.name, undefined],
    ['ASSUMINDO_SOLICITACAO', clerk.user.name, { name: manager.user.name }],
  ]);
});

test('A-128 A-148 releasing leaves the request without responsible; a second time changes nothing', async () => {
  const uuid = await freeRequest();
  await take(clerk, uuid, clerk.user);
  server.pass(1);
  await clerk.call(releaseRequest, { body: uuid });
  await clerk.call(releaseRequest, { body: uuid });
  expect(await clerk.call(findResponsible, { params: { uuid } })).toEqual({ reponsavel: null });
  expect((await log(uuid)).map(([type]) => type)).toEqual(['LIBERANDO_SOLICITACAO', 'ASSUMINDO_SOLICITACAO']);
});

test('of many who take a free request at the same moment, one gets it', async () => {
  const uuid = await freeRequest();
  const tries = await Promise.allSettled([
    take(clerk, uuid, clerk.user),
    take(manager, uuid, manager.user),
    take(clerk, uuid, clerk.user),
    take(manager, uuid, manager.user),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await log(uuid)).toHaveLength(1);
});

test("another agency's request has neither responsible nor log for strangers", async () => {
  const uuid = await freeRequest();
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(stranger.call(findResponsible, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(listRequestLog, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
  await expect(take(stranger, uuid, stranger.user)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(releaseRequest, { body: uuid })).rejects.toMatchObject({ status: 404 });
});

test('A-137 an attendance is written down', async () => {
  const uuid = await freeRequest();
  await clerk.call(recordAttendance, { body: { uuidSolicitacao: uuid, instance: 'serraazul' } });
  const rows = await server.db.select().from(logAtendimento).where(eq(logAtendimento.solicitacaoUuid, uuid));
  expect(rows).toMatchObject([{ usuarioId: clerk.user.id, instancia: 'serraazul' }]);
});

test('an attendance is for a client instance that the user works for, and its name is no long text', async () => {
  const uuid = await freeRequest();
  const record = (instance: string) => clerk.call(recordAttendance, { body: { uuidSolicitacao: uuid, instance } });
  for (const instance of ['riodasflores', 'nenhuma', '']) {
    await expect(record(instance)).rejects.toMatchObject({
      status: 403,
      errors: [{ chave: 'usuario_sem_acesso_nessa_unidade_de_negocio' }],
    });
  }
  await expect(record('x'.repeat(256))).rejects.toMatchObject({ status: 422, errors: [{ campo: 'instance' }] });
  expect(await server.db.$count(logAtendimento, eq(logAtendimento.solicitacaoUuid, uuid))).toBe(0);
});
