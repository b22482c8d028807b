import { endOtherSessions, listSessions, loggedUser } from '@guiche/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sessao } from '../db/schema/usuario.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { startTestServer, type TestServer } from '../test-support/index.ts';
import { digest } from './token.ts';

const LOGIN = 'gestora@guiche.demo';
let server: TestServer;
beforeEach(async () => {
  server ??= await startTestServer({ sessionsPerPerson: 5 });
  await server.db.delete(sessao);
});
afterAll(() => server.close());

/** Logs in as a browser does, and returns the token. */
async function logInWith(program: string): Promise<string> {
  const answer = await fetch(`${server.address}/api/agency/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': program },
    body: JSON.stringify({ login: LOGIN, password: DEMO_PASSWORD }),
  });
  return answer.headers.get('authorization') ?? '';
}

const mine = (token: string) => server.callAs(token, listSessions, {});

test('B-068 a person sees the open sessions, the one that was used last first, with when and from where', async () => {
  const began = server.now().toISOString();
  const phone = await logInWith('Firefox no celular');
  server.pass(10);
  const desk = await logInWith(`Chromium ${'x'.repeat(300)}`);
  server.pass(5);
  const used = server.now().toISOString();
  await server.callAs(phone, loggedUser, {});
  expect(await mine(phone)).toEqual([
    { criadaEm: began, ultimoUso: used, endereco: '127.0.0.1', programa: 'Firefox no celular', atual: true },
    {
      criadaEm: expect.stringMatching(/Z$/),
      ultimoUso: expect.stringMatching(/Z$/),
      endereco: '127.0.0.1',
      programa: `Chromium ${'x'.repeat(246)}`,
      atual: false,
    },
  ]);
  const other = await server.logIn('consultora@guiche.demo');
  const answers = JSON.stringify([await mine(phone), await mine(desk), await mine(other.token)]);
  for (const secret of [phone, desk, other.token].flatMap((token) => [token, digest(token)])) expect(answers).not.toContain(secret);
  expect(await mine(other.token)).toHaveLength(1);
});

test('B-068 a session that has ended is not among them, and one of a former version says nothing of where', async () => {
  const idle = await logInWith('esquecida');
  server.pass(119);
  const token = await logInWith('esta');
  expect((await mine(token)).map(({ programa }) => programa)).toEqual(['esta', 'esquecida']);
  server.pass(2);
  expect((await mine(token)).map(({ programa }) => programa)).toEqual(['esta']);
  await expect(server.callAs(idle, loggedUser, {})).rejects.toMatchObject({ status: 401 });
  await server.db
    .update(sessao)
    .set({ endereco: null, programa: null })
    .where(eq(sessao.tokenHash, digest(token)));
  expect(await mine(token)).toMatchObject([{ endereco: null, programa: null, atual: true }]);
});

test("B-068 ending the others leaves the present session, and everybody else's", async () => {
  const [first, second, token] = [await logInWith('a'), await logInWith('b'), await logInWith('c')];
  const other = await server.logIn('consultora@guiche.demo');
  expect(await server.callAs(token, endOtherSessions, {})).toEqual({ encerradas: 2 });
  for (const ended of [first, second]) await expect(server.callAs(ended, loggedUser, {})).rejects.toMatchObject({ status: 401 });
  expect(await server.callAs(token, loggedUser, {})).toMatchObject({ login: LOGIN });
  expect(await other.call(loggedUser, {})).toMatchObject({ login: 'consultora@guiche.demo' });
  expect(await server.callAs(token, endOtherSessions, {})).toEqual({ encerradas: 0 });
});

test('B-068 sessions that end each other at the same moment leave one at most', async () => {
  const tokens = [await logInWith('a'), await logInWith('b'), await logInWith('c')];
  await Promise.allSettled(tokens.map((token) => server.callAs(token, endOtherSessions, {})));
  const alive = await Promise.allSettled(tokens.map((token) => server.callAs(token, loggedUser, {})));
  expect(alive.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});

test('B-068 beyond the most of a person the session that was not used for longest ends', async () => {
  const other = await server.logIn('consultora@guiche.demo');
  const tokens: string[] = [];
  for (let number = 0; number < 7; number++) {
    server.pass(1);
    tokens.push(await logInWith(`sessão ${number}`));
  }
  expect((await mine(tokens[6] ?? '')).map(({ programa }) => programa)).toEqual([6, 5, 4, 3, 2].map((number) => `sessão ${number}`));
  // Those of other people do not count, however long they were not used.
  expect(await other.call(loggedUser, {})).toMatchObject({ login: 'consultora@guiche.demo' });
});
