import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, rawCall, startTestServer, type TestServer } from '../test-support/index.ts';

const REQUEST_MS = 700;
let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startTestServer({ requestMs: REQUEST_MS, connectionsPerAddress: 20 });
  clerk = await server.logIn('consultora@guiche.demo');
});
afterAll(() => server.close());

/** The head of a call with a body of a length, and no body yet. */
const head = (token: string, length: number, path = '/api/rest/solicitacoes/liberarSolicitacao', method = 'PUT') =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: guiche',
    'content-type: application/json',
    `content-length: ${length}`,
    ...(token === '' ? [] : [`authorization: ${token}`]),
    '',
    '',
  ].join('\r\n');

const bodyOf = (said: string) => JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4));

test('A-283 who has no session is refused before a byte of the body is read', async () => {
  const call = await rawCall(server.address, head('', 1_000_000));
  expect(await call.until(/sessao_expirada/)).toMatch(/^HTTP\/1\.1 401 /);
  // The rest of the body would get a response of its own.
  await call.closed;
  expect(call.said()).toMatch(/\r\nconnection: close\r\n/i);
  expect(call.said().match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('A-284 a body that is no JSON is refused by its type', async () => {
  const refused = await fetch(`${server.address}/api/rest/solicitacoes/liberarSolicitacao`, {
    method: 'PUT',
    headers: { authorization: clerk.token, 'content-type': 'text/plain' },
    body: 'x',
  });
  expect(refused.status).toBe(415);
  expect(await refused.json()).toMatchObject({ chave: 'tipo_de_conteudo_nao_suportado' });
});

test('a call that anybody may make takes a small body alone', async () => {
  const call = await rawCall(server.address, head('', 100_000, '/api/agency/login', 'POST'));
  expect(await call.until(/requisicao_muito_grande/)).toMatch(/^HTTP\/1\.1 413 /);
  call.socket.destroy();
});

test('a body that does not end is dropped after its time, in the words of the error body, and so are headers that do not end', async () => {
  for (const text of [`${head(clerk.token, 1_000_000)}{"x":"`, 'GET /api/health HTTP/1.1\r\nhost: gui']) {
    const call = await rawCall(server.address, text);
    await call.closed;
    expect(call.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(call.said())).toEqual({
      tipo: 'ERROR',
      titulo: 'Os dados enviados não chegaram a tempo. Tente de novo.',
      chave: 'requisicao_demorada',
    });
  }
});

test.each([
  ['what is no HTTP', 'guiche\r\n\r\n', 400, 'requisicao_invalida'],
  ['a request without a host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'requisicao_invalida'],
  [
    'an expectation that nobody meets',
    'POST /api/rest/lookup/ HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\n\r\n',
    417,
    'requisicao_invalida',
  ],
  ['a tunnel', 'CONNECT guiche:443 HTTP/1.1\r\nhost: guiche:443\r\n\r\n', 405, 'requisicao_invalida'],
  ['too many headers', `GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'requisicao_muito_grande'],
])('A-284 %s is refused with the error body', async (_case, text, status, chave) => {
  const call = await rawCall(server.address, text);
  await call.closed;
  expect(call.said()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(bodyOf(call.said())).toMatchObject({ tipo: 'ERROR', chave, titulo: expect.any(String) });
});

test('connections beyond the limit of an address are refused in words, and others come in once some are closed', async () => {
  const held = await Promise.all(Array.from({ length: 22 }, () => rawCall(server.address, '')));
  const calls = await Promise.all(
    held.map(async (call) => {
      call.socket.write('GET /api/health/live HTTP/1.1\r\nhost: guiche\r\n\r\n');
      return call.until(/\}$/);
    }),
  );
  const refused = calls.filter((said) => said.startsWith('HTTP/1.1 429 '));
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(calls.filter((said) => said.startsWith('HTTP/1.1 200 ')).length + refused.length).toBe(22);
  expect(bodyOf(refused[0] ?? '')).toMatchObject({ tipo: 'ERROR', chave: 'muitas_conexoes' });
  for (const { socket } of held) socket.destroy();
  await Promise.all(held.map(({ closed }) => closed));
  await expect.poll(async () => (await fetch(`${server.address}/api/health/live`)).status).toBe(200);
});

test('B-067 `live` responds whatever the database does, `ready` says that it hangs', async () => {
  const { $client: pool } = server.db;
  // All clients are taken, as by transactions that hang.
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const [live, ready, health] = await Promise.all(
    ['/live', '/ready', ''].map(async (path) => {
      const answer = await fetch(`${server.address}/api/health${path}`);
      return { status: answer.status, body: await answer.json() };
    }),
  );
  for (const client of taken) client.release();
  expect(live).toEqual({ status: 200, body: { estado: 'ok' } });
  expect(ready).toMatchObject({ status: 503, body: { tipo: 'ERROR', chave: 'servidor_ocupado' } });
  expect(health).toMatchObject({ status: 503 });
  await expect.poll(async () => (await fetch(`${server.address}/api/health/ready`)).status).toBe(200);
});

test('a disk that is full is a 507 that says so, and `ready` says it too', async () => {
  await server.db.execute(
    sql.raw(
      `create function disco_cheio() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '53100'; end $$`,
    ),
  );
  await server.db.execute(sql`create trigger cheio before insert on sessao for each row execute function disco_cheio()`);
  const full = { tipo: 'ERROR', chave: 'servidor_sem_espaco', titulo: expect.stringContaining('sem espaço em disco') };
  await expect(server.logIn('gestora@guiche.demo')).rejects.toMatchObject({ status: 507, errors: [full] });
  const ready = await fetch(`${server.address}/api/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([507, full]);
  expect((await fetch(`${server.address}/api/health/live`)).status).toBe(200);
  await server.db.execute(sql`drop trigger cheio on sessao`);
  await server.logIn('gestora@guiche.demo');
});
