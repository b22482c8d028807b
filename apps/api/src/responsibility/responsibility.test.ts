import { conflictOf } from '@guiche/contract/client';
import { listRequestLog } from '@guiche/contract/requests';
import {
  findResponsible,
  listConsultants,
  recordAttendance,
  recordConclusion,
  releaseRequest,
  responsibilityTag,
  takeOverRequest,
  takeOverRequests,
} from '@guiche/contract/responsibility';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { logAtendimento } from '../db/schema/log.ts';
import { usuario } from '../db/schema/usuario.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeAll(async () => {
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
});

const freeRequest = async () => (await load(manager, await takeRequest(server))).uuid;

const take = (person: Person, uuid: string, target: Person['user'], podeSubstituir = false) =>
  person.call(takeOverRequest, {
    query: { podeSubstituir },
    body: { reponsavel: { id: target.id, name: 'quem for', profiles: target.profiles }, uuidSolicitacao: uuid },
  });

const tagOf = (person: Person | null) => ({ 'if-match': responsibilityTag(person?.user ?? null) });

const takeSeen = (person: Person, uuid: string, seen: Person | null) =>
  person.call(takeOverRequest, {
    headers: tagOf(seen),
    query: { podeSubstituir: true },
    body: { reponsavel: { id: person.user.id, name: 'quem for', profiles: person.user.profiles }, uuidSolicitacao: uuid },
  });

const assign = (uuid: string, to: Person, seen: Person) =>
  manager.call(takeOverRequest, {
    headers: tagOf(seen),
    query: { podeSubstituir: true },
    body: { reponsavel: { id: to.user.id, name: '', profiles: to.user.profiles }, uuidSolicitacao: uuid },
  });

const releaseSeen = (person: Person, uuid: string, seen: Person | null) =>
  person.call(releaseRequest, { headers: tagOf(seen), body: uuid });

const failure = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined).catch((error: unknown) => error);

const log = async (uuid: string) =>
  (await manager.call(listRequestLog, { params: { uuid } })).map(({ tipoAlteracaoSolicitacao, user, usuarioAnterior }) => [
    tipoAlteracaoSolicitacao,
    user.name,
    usuarioAnterior?.name,
  ]);

test('A-127 A-130 A-147 taking a free request makes the user its responsible, and the log says so', async () => {
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

test("A-132 A-201 a colleague may be chosen among the agency's active users alone", async () => {
  const uuid = await freeRequest();
  const consultants = await manager.call(listConsultants, { query: { ativos: true } });
  const gone = await manager.call(listConsultants, { query: { ativos: false } });
  expect(consultants.map(({ id }) => id)).toContain(clerk.user.id);
  expect(gone.length).toBeGreaterThan(0);
  expect(consultants.filter(({ id }) => gone.some((one) => one.id === id))).toEqual([]);
  expect(await take(manager, uuid, clerk.user)).toMatchObject({ reponsavel: { name: clerk.user.name } });
  const stranger = await server.logIn('consultor@rotasul.demo');
  for (const id of [stranger.user.id, gone[0]?.id ?? '']) {
    await expect(take(manager, uuid, { ...clerk.user, id }, true)).rejects.toMatchObject({ status: 404 });
  }
});

test('A-132 who may not open requests is not made responsible for one, alone or with others', async () => {
  const uuid = await freeRequest();
  for (const login of ['interna@guiche.demo', 'admin@guiche.demo']) {
    const { user } = await server.logIn(login);
    const refused = { status: 403, errors: [{ chave: 'usuario_nao_abre_solicitacoes', titulo: expect.stringContaining(user.name) }] };
    await expect(take(manager, uuid, user)).rejects.toMatchObject(refused);
    const reponsavel = { id: user.id, name: user.name, profiles: [2] };
    const body = { reponsavel, solicitacoes: [{ uuid, visto: null }] };
    await expect(manager.call(takeOverRequests, { body })).rejects.toMatchObject(refused);
  }
  expect(await manager.call(findResponsible, { params: { uuid } })).toEqual({ reponsavel: null });
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

test('A-138 that attendance of a service was concluded is written down, for a client instance and a service that the user sees', async () => {
  const { uuid, empresa, servicosAereos } = await load(manager, await takeRequest(server));
  const idServico = servicosAereos[0]?.id ?? '';
  await clerk.call(recordConclusion, { body: { idServico, instance: empresa.instancia } });
  const kept = { solicitacaoUuid: uuid, servicoId: idServico, usuarioId: clerk.user.id, instancia: empresa.instancia };
  const written = () => server.db.select().from(logAtendimento).where(eq(logAtendimento.solicitacaoUuid, uuid));
  expect(await written()).toMatchObject([kept]);

  const strange = clerk.call(recordConclusion, { body: { idServico, instance: 'nenhuma' } });
  await expect(strange).rejects.toMatchObject({ status: 403, errors: [{ chave: 'usuario_sem_acesso_nessa_unidade_de_negocio' }] });
  const stranger = await server.logIn('consultor@rotasul.demo');
  const unknown = { status: 404, errors: [{ chave: 'servico_nao_encontrado' }] };
  const record = (person: Person, id: string) => person.call(recordConclusion, { body: { idServico: id, instance: empresa.instancia } });
  await expect(record(stranger, idServico)).rejects.toMatchObject(unknown);
  await expect(record(clerk, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject(unknown);
  expect(await written()).toHaveLength(1);
});

test('Q-029 who may change consultants works on a colleague’s request, and gives it to another', async () => {
  const id = await takeRequest(server);
  const { uuid } = await load(manager, id);
  await take(clerk, uuid, clerk.user);
  // Going on takes nothing over.
  expect(await load(manager, id)).toMatchObject({ responsavel: { id: clerk.user.id } });
  await assign(uuid, manager, clerk);
  await assign(uuid, clerk, manager);
  expect(await load(manager, id)).toMatchObject({ responsavel: { id: clerk.user.id } });
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

test('B-061 a takeover that was decided while somebody else was responsible is refused with who is, and changes nothing', async () => {
  const uuid = await freeRequest();
  await take(clerk, uuid, clerk.user);
  const present = { reponsavel: { id: clerk.user.id, name: clerk.user.name } };
  // The manager's screen shows the request as free, and asks nothing.
  const refused = await failure(takeSeen(manager, uuid, null));
  expect(refused).toMatchObject({ status: 409, errors: [{ titulo: `A solicitação já está com ${clerk.user.name}.` }] });
  expect(conflictOf(takeOverRequest, refused)?.atual).toEqual(present);
  expect(conflictOf(takeOverRequest, await failure(take(manager, uuid, manager.user)))?.atual).toEqual(present);
  expect(await manager.call(findResponsible, { params: { uuid } })).toEqual(present);
  server.pass(1);
  await takeSeen(manager, uuid, clerk);
  expect(await log(uuid)).toEqual([
    ['ASSUMINDO_DE_OUTRO_CONSULTOR', manager.user.name, clerk.user.name],
    ['ASSUMINDO_SOLICITACAO', clerk.user.name, undefined],
  ]);
  // Shown as with the clerk, although nobody is responsible any more.
  await manager.call(releaseRequest, { body: uuid });
  const freed = await failure(takeSeen(manager, uuid, clerk));
  expect(freed).toMatchObject({ status: 409, errors: [{ chave: 'solicitacao_ficou_sem_responsavel' }] });
  expect(conflictOf(takeOverRequest, freed)?.atual).toEqual({ reponsavel: null });
});

test('B-061 a release that was decided while somebody else was responsible is refused with who is', async () => {
  const uuid = await freeRequest();
  await take(manager, uuid, manager.user);
  const refused = await failure(releaseSeen(manager, uuid, clerk));
  expect(conflictOf(releaseRequest, refused)).toMatchObject({
    chave: 'solicitacao_com_outro_responsavel',
    atual: { reponsavel: { id: manager.user.id, name: manager.user.name } },
  });
  expect(await manager.call(findResponsible, { params: { uuid } })).toMatchObject({ reponsavel: { id: manager.user.id } });
  await releaseSeen(manager, uuid, manager);
  // Nobody is responsible, as it was asked for.
  await releaseSeen(manager, uuid, manager);
  expect(await manager.call(findResponsible, { params: { uuid } })).toEqual({ reponsavel: null });
});

test('B-061 the tag of who is responsible comes with the answer, `*` stands for anybody, and what is no tag is a 400', async () => {
  const uuid = await freeRequest();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.address}/api/rest/solicitacoes/${path}`, {
      ...init,
      headers: { authorization: manager.token, 'content-type': 'application/json', ...init.headers },
    });
  const tag = async () => (await ask(`buscarResponsaveisSolicitacao/${uuid}`)).headers.get('etag');
  const release = async (seen: string) =>
    (await ask('liberarSolicitacao', { method: 'PUT', body: JSON.stringify(uuid), headers: { 'if-match': seen } })).status;
  expect(await tag()).toBe('"nobody"');
  await take(manager, uuid, manager.user);
  expect(await tag()).toBe(responsibilityTag(manager.user));
  expect(await release('manager')).toBe(400);
  expect(await release('"nobody"')).toBe(409);
  expect(await release('*')).toBe(204);
});

test('B-061 of many who replace the same person at the same moment, one does', async () => {
  const uuid = await freeRequest();
  for (let race = 0; race < 20; race++) {
    const [holder, other] = race % 2 === 0 ? [manager, clerk] : [clerk, manager];
    await manager.call(takeOverRequest, {
      query: { podeSubstituir: true },
      body: { reponsavel: { id: holder.user.id, name: '', profiles: holder.user.profiles }, uuidSolicitacao: uuid },
    });
    const results = await Promise.allSettled([releaseSeen(manager, uuid, holder), assign(uuid, other, holder)]);
    const refused = results.filter(({ status }) => status === 'rejected');
    const { reponsavel } = await manager.call(findResponsible, { params: { uuid } });
    // The release came first and the assignment was refused, or the other way round.
    if (reponsavel === null) expect(results[1]?.status).toBe('rejected');
    else expect([reponsavel.id, results[0]?.status]).toEqual([other.user.id, 'rejected']);
    expect(refused).toHaveLength(1);
  }
});
