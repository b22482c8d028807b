import { randomUUID } from 'node:crypto';
import { endPresence, keepPresence } from '@guiche/contract/events';
import { endOtherSessions, logout } from '@guiche/contract/session';
import { changeUser } from '@guiche/contract/users';
import { editableUser } from '@guiche/domain/users';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { presenca } from '../db/schema/evento.ts';
import { sessao } from '../db/schema/usuario.ts';
import { dropOutdated } from '../drop-outdated.ts';
import { type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';
import { newsSince, type Place, presentPlace } from './data/events.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

let idSolicitacao: number;
beforeAll(async () => {
  idSolicitacao = await takeRequest(server);
});

const keep = (person: Person, id: string, idCotacao: string | null = null) =>
  person.call(keepPresence, { params: { idSolicitacao, id }, body: { idCotacao } });
const end = (person: Person, id: string) => person.call(endPresence, { params: { idSolicitacao, id } });
const entryOf = ({ user: { id, name } }: Person, cotacoes: readonly string[] = []) => ({ usuario: { id, name }, cotacoes });

/** Lets the time pass in which a page has said nothing. */
const silent = (id: string, seconds: number) =>
  server.db
    .update(presenca)
    .set({ vistaEm: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(presenca.id, id));

/** How many changes of who is there have been told since a place. */
async function toldSince(place: Place): Promise<boolean> {
  const news = await newsSince(server.db, place);
  return news?.events.some((event) => event.tipo === 'presenca' && event.idSolicitacao === idSolicitacao) ?? false;
}

test('B-043 the others who have a request open are there, with the quotes of all their pages, and nobody sees themselves', async () => {
  const [page, second, others] = [randomUUID(), randomUUID(), randomUUID()];
  const quote = randomUUID();
  expect(await keep(clerk, page)).toEqual([]);
  expect(await keep(clerk, second, quote)).toEqual([]);
  expect(await keep(manager, others)).toEqual([entryOf(clerk, [quote])]);
  expect(await keep(clerk, page)).toEqual([entryOf(manager)]);
  await end(clerk, second);
  expect(await keep(manager, others)).toEqual([entryOf(clerk)]);
  await end(clerk, page);
  expect(await keep(manager, others)).toEqual([]);
  await end(manager, others);
});

test('B-043 a page that says nothing for 20 seconds is gone, and the others hear of it', async () => {
  const [page, others] = [randomUUID(), randomUUID()];
  await keep(clerk, page);
  await silent(page, 19);
  expect(await keep(manager, others)).toEqual([entryOf(clerk)]);
  await silent(page, 21);
  const place = await presentPlace(server.db);
  expect(await keep(manager, others)).toEqual([]);
  expect(await toldSince(place)).toBe(true);
  // It comes back when it says something again, as after a sleep of its computer.
  await keep(clerk, page);
  expect(await keep(manager, others)).toEqual([entryOf(clerk)]);
  await end(clerk, page);
  await end(manager, others);
});

test('B-043 coming, going and another quote are told, staying is not', async () => {
  const page = randomUUID();
  const quote = randomUUID();
  const told: boolean[] = [];
  for (const act of [
    () => keep(clerk, page),
    () => keep(clerk, page),
    () => keep(clerk, page, quote),
    () => keep(clerk, page, quote),
    () => end(clerk, page),
  ]) {
    const place = await presentPlace(server.db);
    await act();
    told.push(await toldSince(place));
  }
  expect(told).toEqual([true, false, true, false, true]);
});

test('B-043 a page belongs to its user: nobody moves or ends that of another', async () => {
  const page = randomUUID();
  await keep(clerk, page);
  await keep(manager, page);
  await end(manager, page);
  const others = randomUUID();
  expect(await keep(manager, others)).toEqual([entryOf(clerk)]);
  await end(clerk, page);
  await end(manager, others);
});

test('B-043 another agency is not there: for its people there is no such request', async () => {
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(keep(stranger, randomUUID())).rejects.toMatchObject({ status: 404 });
  const others = randomUUID();
  expect(await keep(manager, others)).toEqual([]);
  await end(manager, others);
});

test('B-043 logging out ends all pages of that session at once, and the others hear of it; another session of the user goes on', async () => {
  const [desk, phone] = [await server.logIn('consultora@guiche.demo'), await server.logIn('consultora@guiche.demo')];
  const others = randomUUID();
  const [atDesk, onPhone] = [randomUUID(), randomUUID()];
  await keep(desk, randomUUID());
  await keep(desk, randomUUID(), atDesk);
  await keep(phone, randomUUID(), onPhone);
  expect(await keep(manager, others)).toEqual([{ ...entryOf(desk), cotacoes: expect.arrayContaining([atDesk, onPhone]) }]);
  const place = await presentPlace(server.db);
  await desk.call(logout, {});
  expect(await toldSince(place)).toBe(true);
  expect(await keep(manager, others)).toEqual([entryOf(phone, [onPhone])]);
  await phone.call(logout, {});
  expect(await keep(manager, others)).toEqual([]);
  await end(manager, others);
});

test('B-043 what a page said last is not believed when it comes behind the end of its session', async () => {
  const person = await server.logIn('junior@guiche.demo');
  const others = randomUUID();
  await keep(person, randomUUID());
  expect(await keep(manager, others)).toEqual([entryOf(person)]);
  // As if the page had been noted by a call that was on its way.
  await server.db.delete(sessao).where(eq(sessao.usuarioId, person.user.id));
  expect(await keep(manager, others)).toEqual([]);
  await end(manager, others);
});

test('B-043 B-068 ending the other sessions ends their pages, and not those of the one that goes on', async () => {
  const [here, elsewhere] = [await server.logIn('junior@guiche.demo'), await server.logIn('junior@guiche.demo')];
  const others = randomUUID();
  const [shown, left] = [randomUUID(), randomUUID()];
  await keep(here, randomUUID(), shown);
  await keep(elsewhere, randomUUID(), left);
  const place = await presentPlace(server.db);
  await here.call(endOtherSessions, {});
  expect(await toldSince(place)).toBe(true);
  expect(await keep(manager, others)).toEqual([entryOf(here, [shown])]);
  await here.call(logout, {});
  await end(manager, others);
});

test('B-043 who is deactivated is not there any more, and the others hear of it', async () => {
  const person = await server.logIn('junior@guiche.demo');
  const others = randomUUID();
  await keep(person, randomUUID());
  expect(await keep(manager, others)).toEqual([entryOf(person)]);
  const place = await presentPlace(server.db);
  const change = (ativo: boolean) =>
    manager.call(changeUser, { params: { id: person.user.id }, headers: {}, body: { ...editableUser(person.user), ativo } });
  await change(false);
  expect(await toldSince(place)).toBe(true);
  expect(await keep(manager, others)).toEqual([]);
  await change(true);
  await end(manager, others);
});

test('B-043 pages that were left are deleted also from requests that nobody opens any more', async () => {
  const page = randomUUID();
  await keep(clerk, page);
  await silent(page, 21);
  await dropOutdated(server);
  expect(await server.db.select().from(presenca).where(eq(presenca.id, page))).toEqual([]);
});
