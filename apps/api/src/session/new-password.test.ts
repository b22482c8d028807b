import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePassword, forgotPassword, loggedUser, login } from '@guiche/contract/session';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { limiteLogin, usuario } from '../db/schema/usuario.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';
import { setPassword } from './data/passwords.ts';
import { hashPassword } from './password.ts';

const LOGIN = 'interna@guiche.demo';
const NEW = 'viagens de trem';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});
let person: Person;
beforeEach(async () => {
  const [row] = await server.db.select().from(usuario).where(eq(usuario.login, LOGIN));
  await setPassword(server.db, row?.id ?? '', await hashPassword(DEMO_PASSWORD));
  await server.db.delete(limiteLogin);
  person = await server.logIn(LOGIN);
});

const set = (password: string, of: Person = person, changes: { id?: string; login?: string } = {}) =>
  person.call(changePassword, {
    params: { id: changes.id ?? of.user.id },
    body: { login: changes.login ?? of.user.login, password },
  });
const refused = (chave: string) => ({ status: 422, errors: [{ chave, campo: 'password' }] });
const forget = (name: string) => server.callAs(null, forgotPassword, { body: { login: name } });

/** The messages in the outbox that have a text. */
async function mailWith(text: string): Promise<string[]> {
  const names = await readdir(server.config.outboxDir).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(join(server.config.outboxDir, name), 'utf8')));
  return all.filter((message) => message.includes(text));
}

/** The password in the last message to a person, once it is there. */
async function sentPassword(count: number): Promise<string> {
  await expect.poll(async () => (await mailWith(`To: ${person.user.name}`)).length).toBe(count);
  const found = (await mailWith(`To: ${person.user.name}`)).map((message) => /\r?\n([A-Za-z2-9]{14})\r?\n/.exec(message)?.[1]);
  return found.find((one) => one !== undefined && !given.includes(one)) ?? '';
}
const given: string[] = [];

test('A-185 A-186 who must change the password does, goes on in the same session, and is asked no more; other sessions end', async () => {
  await server.db.update(usuario).set({ changePassword: true }).where(eq(usuario.login, LOGIN));
  const other = await server.logIn(LOGIN);
  expect(other.user.changePassword).toBe(true);
  await set(NEW);
  expect(await person.call(loggedUser, {})).toMatchObject({ login: LOGIN, changePassword: false });
  await expect(other.call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(server.logIn(LOGIN)).rejects.toMatchObject({ status: 401 });
  expect((await server.logIn(LOGIN, NEW)).user.changePassword).toBe(false);
});

test('A-185 a password that is short, the login or the present one is refused at its field, and nobody sets that of another', async () => {
  await expect(set('1234567')).rejects.toMatchObject(refused('senha_curta'));
  await expect(set(LOGIN.toUpperCase())).rejects.toMatchObject(refused('senha_igual_ao_login'));
  await expect(set(DEMO_PASSWORD)).rejects.toMatchObject(refused('senha_igual_a_atual'));
  await expect(set(NEW, clerk)).rejects.toMatchObject({ status: 404 });
  await expect(set(NEW, person, { login: clerk.user.login })).rejects.toMatchObject({ status: 404 });
  expect((await server.logIn(LOGIN)).user.login).toBe(LOGIN);
  expect((await server.logIn(clerk.user.login)).user.id).toBe(clerk.user.id);
});

test('A-188 a new password comes by e-mail; the former one holds until it is used, and then it has to be changed', async () => {
  await forget(` ${LOGIN.toUpperCase()} `);
  const password = await sentPassword(1);
  expect(password).toHaveLength(14);
  given.push(password);
  expect((await server.logIn(LOGIN)).user.changePassword).toBe(false);
  expect((await server.logIn(LOGIN, password)).user.changePassword).toBe(true);
  await expect(server.logIn(LOGIN)).rejects.toMatchObject({ status: 401 });
  expect((await server.logIn(LOGIN, password)).user.changePassword).toBe(true);
});

test('A-188 a sent password ends after a day, and when its user chooses another', async () => {
  await forget(LOGIN);
  const first = await sentPassword(2);
  given.push(first);
  server.pass(24 * 60);
  await expect(server.logIn(LOGIN, first)).rejects.toMatchObject({ status: 401 });
  person = await server.logIn(LOGIN);
  await forget(LOGIN);
  const second = await sentPassword(3);
  given.push(second);
  await set(NEW);
  await expect(server.logIn(LOGIN, second)).rejects.toMatchObject({ status: 401 });
});

test('A-188 nobody learns whether a login exists, and nobody floods a mailbox', async () => {
  const sent = (await mailWith('@')).length;
  expect(await forget('ninguem@guiche.demo')).toBeUndefined();
  for (const name of ['ninguem@guiche.demo', LOGIN]) {
    await server.db.delete(limiteLogin);
    const tries = [];
    for (let count = 0; count < 4; count++) tries.push(await forget(name).catch((error: { status: number }) => error.status));
    expect([name, tries]).toEqual([name, [undefined, undefined, undefined, 429]]);
  }
  await expect.poll(async () => (await mailWith('@')).length).toBe(sent + 3);
  await server.db.delete(limiteLogin);
  await server.db.update(usuario).set({ ativo: false }).where(eq(usuario.login, LOGIN));
  expect(await forget(LOGIN)).toBeUndefined();
  await server.db.update(usuario).set({ ativo: true }).where(eq(usuario.login, LOGIN));
  expect((await mailWith('@')).length).toBe(sent + 3);
  // The password is in no row of the database as it was sent.
  const rows = JSON.stringify(await server.db.select().from(usuario));
  for (const password of given) expect(rows).not.toContain(password);
});

test('A-188 who has forgotten the password needs no session, and a login without one is asked for', async () => {
  await expect(forget('')).rejects.toMatchObject({ status: 422 });
  await expect(server.callAs(null, login, { headers: {}, body: { login: LOGIN, password: 'errada' } })).rejects.toMatchObject({
    status: 401,
  });
});
