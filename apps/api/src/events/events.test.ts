import { openFollowUp } from '@guiche/contract/chat';
import { followEvents, type ServerEvent } from '@guiche/contract/events';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { writeAsClient } from '@guiche/contract/sandbox';
import { logout } from '@guiche/contract/session';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { evento } from '../db/schema/evento.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario, usuarioEmpresa } from '../db/schema/usuario.ts';
import { withTransaction } from '../db/transaction.ts';
import { dropOutdated } from '../drop-outdated.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';
import { newsSince, placeOfId, presentPlace } from './data/events.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

/** A stream that is being followed. */
interface Followed {
  readonly events: ServerEvent[];
  /** The place from which to go on, if the stream broke now. */
  readonly lastId: () => string | undefined;
  readonly stop: () => void;
  /** Ends when the stream does, with what it failed by. */
  readonly ended: Promise<unknown>;
}

const followed: Followed[] = [];
afterEach(() => {
  for (const { stop } of followed.splice(0)) stop();
});

/** Follows the events as a person; resolves when the stream is open. */
async function follow({ events: client }: Person, lastEventId?: string): Promise<Followed> {
  const ending = new AbortController();
  const events: ServerEvent[] = [];
  let lastId = lastEventId;
  let open = (): void => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    [open, fail] = [resolve, reject];
  });
  const onEvent = (event: ServerEvent | undefined, id: string | undefined) => {
    if (event) events.push(event);
    if (id === undefined) return;
    lastId = id;
    open();
  };
  const ended = client.follow(followEvents, { lastEventId, signal: ending.signal, silenceMs: 30_000, onEvent }).catch((error: unknown) => {
    fail(error);
    return error;
  });
  const stream = { events, lastId: () => lastId, stop: () => ending.abort(), ended };
  followed.push(stream);
  await opened;
  return stream;
}

const changed = (idSolicitacao: number): ServerEvent => ({ tipo: 'solicitacao', idSolicitacao });

/** A change of a request, which stands for any write. */
const touch = (id: number) =>
  withTransaction(server.db, async (tx) => {
    const [row] = await tx.select().from(solicitacao).where(eq(solicitacao.id, id));
    if (row) await changeRequest(tx, row);
  });

/** Longer than a server takes to ask for news. */
const SOON = { timeout: 4000, interval: 50 };

test('B-042 a stream begins with `tudo`, then says which request somebody changed, and not what', async () => {
  const idSolicitacao = await takeRequest(server);
  const { events } = await follow(clerk);
  expect(events).toEqual([{ tipo: 'tudo' }]);
  const { uuid } = await load(manager, idSolicitacao);
  const { id, name, profiles } = manager.user;
  await manager.call(takeOverRequest, {
    headers: {},
    query: { podeSubstituir: true },
    body: { reponsavel: { id, name, profiles }, uuidSolicitacao: uuid },
  });
  await vi.waitFor(() => expect(events).toEqual([{ tipo: 'tudo' }, changed(idSolicitacao)]), SOON);
});

test('B-042 the response is a stream that no proxy gathers and nothing compresses', async () => {
  const ending = new AbortController();
  const answer = await fetch(`${server.address}/api/rest/eventos`, {
    headers: { authorization: clerk.token, 'accept-encoding': 'gzip' },
    signal: ending.signal,
  });
  const {
    'content-type': type,
    'x-accel-buffering': gathered,
    'cache-control': kept,
    'content-encoding': coding,
  } = Object.fromEntries(answer.headers);
  expect([type, gathered, kept, coding]).toEqual(['text/event-stream; charset=utf-8', 'no', 'no-store', undefined]);
  ending.abort();
});

test('B-042 a stream that broke goes on where it was: nothing of the meantime is lost, and nothing comes twice', async () => {
  const [before, meanwhile, after] = [await takeRequest(server), await takeRequest(server), await takeRequest(server)];
  const first = await follow(clerk);
  await touch(before);
  await vi.waitFor(() => expect(first.events).toContainEqual(changed(before)), SOON);
  first.stop();
  await touch(meanwhile);
  const second = await follow(clerk, first.lastId());
  await vi.waitFor(() => expect(second.events).toEqual([changed(meanwhile)]), SOON);
  await touch(after);
  await vi.waitFor(() => expect(second.events).toEqual([changed(meanwhile), changed(after)]), SOON);
});

test.each([
  ['is no id', 'nada'],
  ['holds no snapshot of PostgreSQL', '1790000000000.9:3:'],
  ['is of another database, which was ahead', `${Date.now()}.999999999999:999999999999:`],
])('B-042 with an id that %s a stream begins anew', async (_case, id) => {
  const { events } = await follow(clerk, id);
  expect(events).toEqual([{ tipo: 'tudo' }]);
});

test('B-042 an id that is too old begins anew, because the events are dropped after an hour', async () => {
  const { db } = server;
  const idSolicitacao = await takeRequest(server);
  const place = await presentPlace(db);
  await touch(idSolicitacao);
  expect((await newsSince(db, place))?.events).toContainEqual(expect.objectContaining({ idSolicitacao }));
  expect(await newsSince(db, { ...place, moment: place.moment - 56 * 60_000 })).toBeUndefined();
  await db.update(evento).set({ em: sql`now() - interval '61 minutes'` }).where(eq(evento.solicitacaoId, idSolicitacao));
  await dropOutdated(server);
  expect(await db.select().from(evento).where(eq(evento.solicitacaoId, idSolicitacao))).toEqual([]);
});

test('B-042 one change or many are one event; what was rolled back is none', async () => {
  const { db } = server;
  const [idSolicitacao, other] = [await takeRequest(server), await takeRequest(server)];
  const place = await presentPlace(db);
  await touch(idSolicitacao);
  await touch(idSolicitacao);
  const undone = withTransaction(db, async (tx) => {
    const [row] = await tx.select().from(solicitacao).where(eq(solicitacao.id, other));
    if (row) await changeRequest(tx, row);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  const told = (await newsSince(db, place))?.events.filter((event) => [idSolicitacao, other].includes(event.idSolicitacao));
  expect(told).toEqual([{ tipo: 'solicitacao', agenciaId: 1, empresaId: expect.any(Number), idSolicitacao }]);
});

test('B-042 a message of the client is an event, reading it too, and reading the chat again is none', async () => {
  const { db } = server;
  const idSolicitacao = await takeRequest(server);
  const { uuid } = await load(clerk, idSolicitacao);
  const told: boolean[] = [];
  const open = () => clerk.call(openFollowUp, { params: { idViagem: idSolicitacao } });
  for (const act of [() => clerk.call(writeAsClient, { params: { uuid }, body: {} }), open, open]) {
    const place = await presentPlace(db);
    await act();
    told.push((await newsSince(db, place))?.events.some((event) => event.idSolicitacao === idSolicitacao) ?? false);
  }
  expect(told).toEqual([true, true, false]);
});

test('B-042 an id names a snapshot: what PostgreSQL would fail on is none', () => {
  expect(placeOfId('1790000000000.795:799:795,797')).toEqual({ moment: 1_790_000_000_000, snapshot: '795:799:795,797' });
  const broken = ['', '1', '1.5:3:', '1.0:3:', '1.5:9:4', '1.5:9:9', '1.5:9:7,6', '1.5:9:6,6', '1.5:9:6,', '-1.5:9:', "1.5:9:'"];
  expect(broken.map(placeOfId)).toEqual(broken.map(() => undefined));
});

test('B-042 another agency sees nothing of it, and nobody sees the requests of clients that they do not work for', async () => {
  const other = await server.logIn('consultor@rotasul.demo');
  const idSolicitacao = await takeRequest(server);
  const [row] = await server.db.select().from(solicitacao).where(eq(solicitacao.id, idSolicitacao));
  const elsewhere = await server.logIn('gestora@guiche.demo');
  await server.db.update(usuario).set({ todasEmpresas: false }).where(eq(usuario.id, elsewhere.user.id));
  await server.db.delete(usuarioEmpresa).where(eq(usuarioEmpresa.usuarioId, elsewhere.user.id));
  const streams = { other: await follow(other), elsewhere: await follow(elsewhere), own: await follow(clerk) };
  const resumed = streams.other.lastId();
  await touch(idSolicitacao);
  await vi.waitFor(() => expect(streams.own.events).toContainEqual(changed(idSolicitacao)), SOON);
  expect([streams.other.events, streams.elsewhere.events]).toEqual([[{ tipo: 'tudo' }], [{ tipo: 'tudo' }]]);
  // Neither does a stream that goes on from before.
  expect((await follow(other, resumed)).events).toEqual([]);
  // Who begins to work for the client sees the next one, without another stream.
  await server.db.insert(usuarioEmpresa).values({ usuarioId: elsewhere.user.id, empresaId: row?.empresaId ?? 0 });
  await touch(idSolicitacao);
  await vi.waitFor(() => expect(streams.elsewhere.events).toContainEqual(changed(idSolicitacao)), SOON);
  await server.db.update(usuario).set({ todasEmpresas: true }).where(eq(usuario.id, elsewhere.user.id));
});

test('B-042 a stream ends with its session', async () => {
  const { token, events, call, user, files } = await server.logIn('consultora@guiche.demo');
  const leaving = await follow({ token, events, call, user, files });
  await call(logout, {});
  expect(await leaving.ended).toBeUndefined();
  await expect(follow({ token, events, call, user, files }, leaving.lastId())).rejects.toMatchObject({ status: 401 });
}, 12_000);

test('B-042 a session has a few streams: the oldest ends when there is one more', async () => {
  const streams = [];
  for (let count = 0; count < 5; count++) streams.push(await follow(manager));
  expect(await streams[0]?.ended).toBeUndefined();
  const idSolicitacao = await takeRequest(server);
  await touch(idSolicitacao);
  for (const { events } of streams.slice(1)) await vi.waitFor(() => expect(events).toContainEqual(changed(idSolicitacao)), SOON);
});

// The last one: it moves the clock.
test('B-042 following is no use of a session, which ends when nothing else is done with it', async () => {
  const { ended } = await follow(await server.logIn('consultora@guiche.demo'));
  server.pass(121);
  expect(await ended).toBeUndefined();
}, 12_000);
