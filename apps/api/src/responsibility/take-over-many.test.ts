import { listRequestLog } from '@guiche/contract/requests';
import { findResponsible, takeOverRequest, takeOverRequests } from '@guiche/contract/responsibility';
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
const asConsultant = ({ user: { id, name, profiles } }: Person) => ({ id, name, profiles });
const takeOne = (person: Person, uuid: string) =>
  person.call(takeOverRequest, { query: { podeSubstituir: false }, body: { reponsavel: asConsultant(person), uuidSolicitacao: uuid } });
const takeMany = (person: Person, to: Person, seen: readonly (readonly [uuid: string, visto: string | null])[]) =>
  person.call(takeOverRequests, {
    body: { reponsavel: asConsultant(to), solicitacoes: seen.map(([uuid, visto]) => ({ uuid, visto })) },
  });
const responsibleOf = async (uuid: string) => (await manager.call(findResponsible, { params: { uuid } })).reponsavel?.name ?? null;
/** What became of each request: `ok`, or the words of the refusal. */
const told = ({ resultados }: Awaited<ReturnType<typeof takeMany>>) => resultados.map(({ recusa }) => recusa?.titulo ?? 'ok');

test('B-044 free requests are taken over at once, each with its log, in the order in which they were sent', async () => {
  const uuids = [await freeRequest(), await freeRequest(), await freeRequest()].toSorted().reverse();
  const answer = await takeMany(
    clerk,
    clerk,
    uuids.map((uuid) => [uuid, null]),
  );
  expect(answer).toEqual({
    reponsavel: { id: clerk.user.id, name: clerk.user.name },
    resultados: uuids.map((uuid) => ({ uuid, recusa: null })),
  });
  for (const uuid of uuids) {
    expect(await responsibleOf(uuid)).toBe(clerk.user.name);
    const log = await clerk.call(listRequestLog, { params: { uuid } });
    expect(log.map(({ tipoAlteracaoSolicitacao }) => tipoAlteracaoSolicitacao)).toEqual(['ASSUMINDO_SOLICITACAO']);
  }
});

test('B-044 the answer tells which failed and why, and the others are written: one that a colleague took meanwhile, and one of another agency', async () => {
  const [free, taken] = [await freeRequest(), await freeRequest()];
  const stranger = await server.logIn('consultor@rotasul.demo');
  const foreign = (await load(stranger, await takeRequest(server, 'COTACAO_AGENCIA', stranger.user.agency.id))).uuid;
  await takeOne(manager, taken);
  const answer = await takeMany(clerk, clerk, [
    [taken, null],
    [foreign, null],
    [free, null],
  ]);
  expect(told(answer)).toEqual([`A solicitação já está com ${manager.user.name}.`, 'Solicitação não encontrada.', 'ok']);
  expect(await Promise.all([taken, free].map(responsibleOf))).toEqual([manager.user.name, clerk.user.name]);
});

test('B-044 handing requests to a colleague takes the right to change consultants; a colleague who was seen is replaced', async () => {
  const [free, of] = [await freeRequest(), await freeRequest()];
  await takeOne(clerk, of);
  expect(told(await takeMany(clerk, manager, [[free, null]]))).toEqual(['Você não tem permissão para esta ação.']);
  expect(await responsibleOf(free)).toBeNull();
  expect(
    told(
      await takeMany(manager, manager, [
        [free, null],
        [of, clerk.user.id],
      ]),
    ),
  ).toEqual(['ok', 'ok']);
  expect(await Promise.all([free, of].map(responsibleOf))).toEqual([manager.user.name, manager.user.name]);
  server.pass(1);
  expect(told(await takeMany(manager, clerk, [[free, manager.user.id]]))).toEqual(['ok']);
  const [entry] = await manager.call(listRequestLog, { params: { uuid: free } });
  expect(entry?.atribuidoPor).toEqual({ name: manager.user.name });
});

test('B-044 A-137 B-060 the attendance log has who attends to each that was taken over, once, and nothing of a refused one', async () => {
  const [id, taken] = [await takeRequest(server), await freeRequest()];
  const { uuid, empresa } = await load(manager, id);
  await takeOne(manager, taken);
  const attended = (solicitacaoUuid: string) =>
    server.db
      .select({ usuarioId: logAtendimento.usuarioId, instancia: logAtendimento.instancia })
      .from(logAtendimento)
      .where(eq(logAtendimento.solicitacaoUuid, solicitacaoUuid));
  const input = {
    body: {
      reponsavel: asConsultant(clerk),
      solicitacoes: [
        { uuid, visto: null },
        { uuid: taken, visto: null },
      ],
    },
    idempotencyKey: 'muitas-de-uma-vez',
  };
  await clerk.call(takeOverRequests, input);
  await clerk.call(takeOverRequests, input);
  expect(await attended(uuid)).toEqual([{ usuarioId: clerk.user.id, instancia: empresa.instancia }]);
  expect(await attended(taken)).toEqual([]);
});

test('B-044 B-060 a call that is sent twice takes over once, and has its first answer', async () => {
  const uuid = await freeRequest();
  const input = {
    headers: { 'idempotency-key': 'a3c1b2d4-1111-4222-8333-944455556666' },
    body: { reponsavel: asConsultant(clerk), solicitacoes: [{ uuid, visto: null }] },
  };
  const first = await clerk.call(takeOverRequests, input);
  expect(await clerk.call(takeOverRequests, input)).toEqual(first);
  expect(await clerk.call(listRequestLog, { params: { uuid } })).toHaveLength(1);
});

test('B-044 two who take over the same requests at the same moment, in opposite orders, share them without an error', async () => {
  const uuids = [await freeRequest(), await freeRequest(), await freeRequest()];
  const seen = uuids.map((uuid) => [uuid, null] as const);
  const answers = await Promise.all([takeMany(clerk, clerk, seen), takeMany(manager, manager, seen.toReversed())]);
  const taken = answers.flatMap(({ resultados }) => resultados.filter(({ recusa }) => recusa === null).map(({ uuid }) => uuid));
  expect(taken.toSorted()).toEqual(uuids.toSorted());
});

test('B-044 nothing is done for an unknown user, for no request, or for more than 200', async () => {
  const uuid = await freeRequest();
  const unknown = { ...asConsultant(clerk), id: '00000000-0000-4000-8000-000000000000' };
  await expect(
    clerk.call(takeOverRequests, { body: { reponsavel: unknown, solicitacoes: [{ uuid, visto: null }] } }),
  ).rejects.toMatchObject({ status: 404 });
  for (const seen of [[], Array.from({ length: 201 }, () => [uuid, null] as const)]) {
    await expect(takeMany(clerk, clerk, seen)).rejects.toMatchObject({ status: 422 });
  }
  expect(await responsibleOf(uuid)).toBeNull();
});
