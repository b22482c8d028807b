import { loggedUser } from '@guiche/contract/session';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aparelhoConhecido, limiteLogin } from '../db/schema/usuario.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { startTestServer, type TestServer } from '../test-support/index.ts';

const NAME = 'gestora@guiche.demo';
const OTHER = 'consultora@guiche.demo';
const WRONG = 'senha-que-ninguem-tem';
const HOME = '203.0.113.7';
let server: TestServer;
beforeAll(async () => {
  // Behind a proxy, so that a test may come from any address.
  server = await startTestServer({ trustProxy: true, sessionsPerPerson: 3 });
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(limiteLogin));

interface From {
  readonly ip?: string;
  readonly device?: string | undefined;
}

async function attempt(login: string, password: string, { ip = HOME, device }: From = {}) {
  const answer = await fetch(`${server.address}/api/agency/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...(device !== undefined && { cookie: device }) },
    body: JSON.stringify({ login, password }),
  });
  const cookie = answer.headers.get('set-cookie');
  return {
    status: answer.status,
    wait: answer.headers.get('retry-after'),
    token: answer.headers.get('authorization') ?? '',
    cookie,
    device: cookie?.split(';')[0],
    body: await answer.json(),
  };
}

async function fail(times: number, login: string, from: From = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await attempt(login, WRONG, from)).status);
  return statuses;
}

test('after five wrong passwords each one doubles the delay, up to a quarter of an hour; an hour without one ends it', async () => {
  expect(await fail(5, NAME)).toEqual([401, 401, 401, 401, 401]);
  const refused = await attempt(NAME, DEMO_PASSWORD);
  expect(refused).toMatchObject({
    status: 429,
    wait: '60',
    body: { titulo: 'Muitas tentativas de acesso. Aguarde 1 min e tente de novo.' },
  });
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    expect((await attempt(NAME, WRONG)).wait).toBe(String(minutes * 60));
    server.pass(minutes);
    expect(await fail(1, NAME)).toEqual([401]);
  }
  server.pass(61);
  expect(await fail(5, NAME)).toEqual([401, 401, 401, 401, 401]);
  server.pass(1);
  expect((await attempt(NAME, DEMO_PASSWORD)).status).toBe(200);
  // The right password ends the count.
  expect(await fail(5, NAME)).toEqual([401, 401, 401, 401, 401]);
});

test('a refused attempt prolongs nothing', async () => {
  await fail(5, NAME);
  server.pass(0.5);
  expect(await fail(20, NAME)).toEqual(Array.from({ length: 20 }, () => 429));
  server.pass(0.5);
  expect((await attempt(NAME, DEMO_PASSWORD)).status).toBe(200);
});

test('wrong passwords that come at once count before one is looked at', async () => {
  const tries = await Promise.all(Array.from({ length: 12 }, () => attempt(NAME, WRONG)));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('a stranger at another address locks nobody out, not even from the same network', async () => {
  await fail(30, NAME, { ip: '203.0.113.8' });
  expect((await attempt(NAME, DEMO_PASSWORD, { ip: HOME })).status).toBe(200);
});

test('a hundred wrong passwords of others from an address, and from its network, lock out no further person', async () => {
  for (let time = 0; time < 101; time++) await attempt(`pessoa-${time}@guiche.demo`, WRONG, { ip: time % 2 ? HOME : '203.0.113.9' });
  expect((await attempt(OTHER, DEMO_PASSWORD, { ip: HOME })).status).toBe(200);
});

test('on a device that is known, nobody else counts: neither the neighbour nor those who guess from everywhere', async () => {
  const { device } = await attempt(NAME, DEMO_PASSWORD);
  await fail(6, NAME);
  expect((await attempt(NAME, DEMO_PASSWORD)).status).toBe(429);
  expect((await attempt(NAME, DEMO_PASSWORD, { device })).status).toBe(200);
  for (let time = 0; time < 100; time++) await attempt(NAME, WRONG, { ip: `198.51.100.${time}` });
  expect((await attempt(NAME, DEMO_PASSWORD, { ip: '192.0.2.1' })).status).toBe(429);
  expect((await attempt(NAME, DEMO_PASSWORD, { ip: '192.0.2.1', device })).status).toBe(200);
  // Its own wrong passwords count, and lock out no other device.
  expect(await fail(6, NAME, { device })).toEqual([401, 401, 401, 401, 401, 429]);
  // For another login it is no known device.
  expect((await attempt(OTHER, DEMO_PASSWORD, { device })).cookie).not.toBeNull();
});

test('a device is made known once, by a cookie that scripts and other sites never see, and whose token is not stored', async () => {
  const first = await attempt(NAME, DEMO_PASSWORD);
  expect(first.cookie).toMatch(/^guiche_aparelho=[\w-]{43}; Max-Age=15552000; Path=\/api\/agency\/login; HttpOnly; SameSite=Strict$/);
  expect((await attempt(NAME, DEMO_PASSWORD, { device: first.device })).cookie).toBeNull();
  expect((await attempt(NAME, WRONG)).cookie).toBeNull();
  const token = first.device?.split('=')[1] ?? '';
  expect(JSON.stringify(await server.db.select().from(aparelhoConhecido))).not.toContain(token);
  expect(server.log.join('')).not.toContain(token);
});

test('the log holds user, address and outcome of every failed login, and no password', async () => {
  const { id } = (await attempt(NAME, DEMO_PASSWORD)).body;
  const before = server.log.length;
  await fail(6, NAME, { ip: '192.0.2.44' });
  await attempt(WRONG, 'outra', { ip: '192.0.2.45' });
  const lines = server.log.slice(before).map((line) => JSON.parse(line));
  const failed = lines.filter(({ msg }) => msg === 'login failed').map(({ user, address, outcome }) => [user, address, outcome]);
  expect(failed).toEqual([
    ...Array.from({ length: 5 }, () => [id, '192.0.2.44', 'wrong password']),
    [id, '192.0.2.44', 'too many attempts'],
    [null, '192.0.2.45', 'unknown login'],
  ]);
  // The last login was a password that was typed into the wrong field.
  expect(server.log.join('')).not.toContain(WRONG);
});

test('a clock that is set back locks nobody out for longer, and lets no session live longer', async () => {
  server.pass(24 * 60);
  await fail(5, NAME);
  const { token } = await attempt(OTHER, DEMO_PASSWORD);
  server.pass(-24 * 60);
  expect((await attempt(NAME, DEMO_PASSWORD)).status).toBe(200);
  await server.callAs(token, loggedUser, {});
  for (let hours = 1; hours < 12; hours++) {
    server.pass(60);
    await server.callAs(token, loggedUser, {});
  }
  server.pass(61);
  await expect(server.callAs(token, loggedUser, {})).rejects.toMatchObject({ status: 401 });
});

test('beyond the most sessions of a person the one that was not used for longest ends', async () => {
  const tokens: string[] = [];
  for (let opened = 0; opened < 3; opened++) {
    tokens.push((await attempt(NAME, DEMO_PASSWORD)).token);
    server.pass(2);
  }
  const [first = '', second = '', third = ''] = tokens;
  await server.callAs(first, loggedUser, {});
  server.pass(2);
  const fourth = (await attempt(NAME, DEMO_PASSWORD)).token;
  for (const token of [first, third, fourth]) await server.callAs(token, loggedUser, {});
  await expect(server.callAs(second, loggedUser, {})).rejects.toMatchObject({ status: 401 });
});
