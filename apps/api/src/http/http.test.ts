import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPresence } from '@guiche/contract/events';
import { listQuotes } from '@guiche/contract/requests';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardVault } from '../cards/card-vault.ts';
import { readConfig } from '../config.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openMail } from '../mail/open-mail.ts';
import { load, type Person, startTestServer, type TestServer, takeRequest } from '../test-support/index.ts';
import { buildServer } from './build-server.ts';
import { pagePolicy } from './security-headers.ts';

const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><p>Guichê</p>';
let server: TestServer;
let clerk: Person;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'guiche-web-'));
  mkdirSync(join(webDir, 'assets'));
  for (const page of ['index.html', 'login.html']) writeFileSync(join(webDir, page), PAGE);
  writeFileSync(join(webDir, 'assets/app-1a2b3c.js'), `console.log('${'x'.repeat(5000)}');`);
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestServer({ webDir });
  clerk = await server.logIn('consultora@guiche.demo');
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, { redirect: 'manual', ...init });
const put = (body: string, headers: Record<string, string> = {}) =>
  ask('/api/rest/solicitacoes/liberarSolicitacao', {
    method: 'PUT',
    body,
    headers: { authorization: clerk.token, 'content-type': 'application/json', ...headers },
  });

test.each([
  ['pt-BR', 'Os dados enviados não puderam ser lidos.'],
  ['en', undefined],
  ['es', undefined],
  ['fr', 'Os dados enviados não puderam ser lidos.'],
])('A-284 a malformed body is a 400 that says so in %s', async (language, titulo) => {
  const answer = await put('{"uuid":', { 'accept-language': language });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const body = await answer.json();
  expect(body).toMatchObject({ tipo: 'ERROR', titulo: titulo ?? expect.not.stringContaining('puderam') });
});

test('a body of more than a mebibyte is a 413, one of exactly that much is read', async () => {
  const filled = (length: number) => `"${'x'.repeat(length - 2)}"`;
  const tooMuch = await put(filled(1024 * 1024 + 1));
  expect(tooMuch.status).toBe(413);
  expect(await tooMuch.json()).toEqual({
    tipo: 'ERROR',
    titulo: 'Os dados enviados passam do tamanho permitido.',
    chave: 'requisicao_muito_grande',
  });
  // A text that the call accepts and that is not a uuid.
  expect((await put(filled(1024 * 1024))).status).toBe(422);
});

test('another content type than JSON is a 415', async () => {
  const answer = await put('<uuid/>', { 'content-type': 'text/xml' });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toEqual({
    tipo: 'ERROR',
    titulo: 'O servidor só aceita dados em JSON.',
    chave: 'tipo_de_conteudo_nao_suportado',
  });
});

test('prototypes are not polluted by a body', async () => {
  expect((await put('{"__proto__":{"admin":true}}')).status).toBe(400);
});

test('a NUL, which no column can hold, is a 400', async () => {
  expect((await put('"\\u0000"')).status).toBe(400);
  expect((await put('"\\\\u0000"')).status).toBe(422);
  expect((await ask('/api/rest/agencias/cotacoes?termo=%00', { headers: { authorization: clerk.token } })).status).toBe(400);
});

test('a body that is nested deeper than any call takes is a 400, also for a call that takes none', async () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const without = (body: string) =>
    ask('/middleware/api/v1/kafka/forca-envio-solicitacao/1/', {
      method: 'POST',
      headers: { authorization: clerk.token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    });
  for (const depth of [65, 7_000]) {
    expect((await put(nested(depth))).status).toBe(400);
    expect((await without(nested(depth))).status).toBe(400);
  }
  expect((await without(nested(64))).status).toBe(404);
  // Brackets in a text nest nothing.
  expect((await put(JSON.stringify(`"${'[{'.repeat(500)}`))).status).toBe(422);
});

test('half of a character, which no column can hold, is a 400; a whole one and the text of one are read', async () => {
  expect((await put('"\\ud83d"')).status).toBe(400);
  expect((await put('"\\uDE00 x"')).status).toBe(400);
  // A text that the call accepts and that is not a uuid.
  expect((await put('"\\ud83d\\uDE00"')).status).toBe(422);
  expect((await put('"\\\\ud83d"')).status).toBe(422);
});

test('an address that cannot be read is a 400 in the one error body, with the headers of a refusal', async () => {
  const answer = await ask('/%E0%A4%A', { headers: { 'accept-language': 'pt-BR' } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ tipo: 'ERROR', titulo: 'Os dados enviados não puderam ser lidos.', chave: 'requisicao_invalida' });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('an unknown call is a 404 with an error body, also for another method', async () => {
  for (const [path, method] of [
    ['/api/rest/nada', 'GET'],
    ['/middleware/nada', 'POST'],
    ['/api/agency/login', 'GET'],
    ['/api/rest/solicitacoes/historico/nada', 'GET'],
  ] as const) {
    const answer = await ask(path, { method, headers: { authorization: clerk.token } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ tipo: 'ERROR', titulo: 'Registro não encontrado.' });
  }
});

test('A-283 who has no session learns nothing of a call, not even what it takes', async () => {
  const answer = await ask('/api/rest/solicitacoes/historico/nada');
  expect(answer.status).toBe(401);
});

test('every refusal names the text that it says, and what stands in its places', async () => {
  const authorization = clerk.token;
  const json = { authorization, 'content-type': 'application/json' };
  const path = '/api/agency/login';
  const refusals: [path: string, init: RequestInit, error: object][] = [
    ['/api/rest/usuarios', {}, { chave: 'sessao_expirada' }],
    ['/api/rest/nada', {}, { chave: 'registro_nao_encontrado' }],
    ['/api/rest/agencias/cotacoes?descending=talvez', { headers: { authorization } }, { chave: 'requisicao_invalida' }],
    [path, { method: 'POST', headers: json, body: '{' }, { chave: 'requisicao_invalida' }],
    [path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }, { chave: 'tipo_de_conteudo_nao_suportado' }],
  ];
  for (const [where, init, error] of refusals) {
    const body = await (await ask(where, init)).json();
    expect(body).toMatchObject({ tipo: 'ERROR', titulo: expect.any(String), ...error });
    expect(body).not.toHaveProperty('parametros');
  }
  const wrong = await ask(path, { method: 'POST', headers: json, body: '{"login":7,"password":"x"}' });
  expect(await wrong.json()).toEqual([
    { tipo: 'ERROR', titulo: 'Valor inválido em login.', chave: 'campo_invalido', parametros: { campo: 'login' }, campo: 'login' },
  ]);
});

test('a query that cannot be read is a 400', async () => {
  expect((await ask('/api/rest/agencias/cotacoes?descending=talvez', { headers: { authorization: clerk.token } })).status).toBe(400);
});

test('a call that takes no body may name JSON as its content', async () => {
  const answer = await ask('/middleware/api/v1/kafka/forca-envio-solicitacao/1/', {
    method: 'POST',
    headers: { authorization: clerk.token, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(404);
});

test('A-281 double slashes in an address are read as one', async () => {
  expect((await ask('/api//rest//agencias/cotacoes', { headers: { authorization: clerk.token } })).status).toBe(200);
});

test('a page carries a fresh nonce each time, allows nothing inline without it, and is never cached', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/index.html', '/login.html', '/?v=1']) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await answer.text()).toBe(PAGE.replace('__CSP_NONCE__', nonce));
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      `frame-src ${path === '/login.html' ? "'none'" : "'self'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
    expect(policy).not.toContain('unsafe');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test('the hosts of scripts that an installation names are allowed, and no other', () => {
  const policy = pagePolicy('n', { scripts: ['https://www.google.com'] }).split('; ');
  for (const kind of ['script-src', 'connect-src']) expect(policy).toContain(`${kind} 'self' https://www.google.com`);
  expect(policy).toContain('frame-src https://www.google.com');
  expect(policy).toContain("img-src 'self' https://www.google.com data:");
  expect(policy).toContain("default-src 'self'");
});

test('A-043 A-056 a page may show the pages in a frame that its build names, and no others', async () => {
  const embedded = PAGE.replace(
    '<p>',
    '<meta name="ticket-bank" content="https://bilhetes.exemplo:8443/banco?a=1&amp;b=2"><meta name="hotel-directory" content="javascript:x"><p>',
  );
  writeFileSync(join(webDir, 'index.html'), embedded);
  const policies = await Promise.all(['/', '/login.html'].map(async (path) => (await ask(path)).headers.get('content-security-policy')));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  expect(policies[0]).toContain("; frame-src 'self' https://bilhetes.exemplo:8443; ");
  expect(policies[1]).toContain("; frame-src 'none'; ");
});

test('assets are cached for a year and compressed, other files are asked for again', async () => {
  const asset = await ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  const icon = await ask('/favicon.svg');
  expect(icon.status).toBe(200);
  expect(icon.headers.get('cache-control')).toBe('no-cache');
  expect((await ask('/assets/nada.js')).status).toBe(404);
  expect((await ask('/../package.json')).status).toBe(404);
  expect((await ask('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
});

test('A-033 a person at an unknown address is taken to the app', async () => {
  const answer = await ask('/qualquer', { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

test('every answer carries the security headers and an id, and calls are not cached', async () => {
  for (const path of ['/', '/api/health', '/api/nada']) {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('the OpenAPI document describes the calls', async () => {
  const document = await (await ask('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/agency/login'].post.operationId).toBe('login');
});

test('B-065 each refusal of access is logged with who, what and why; a failure has a code that the caller is told and the log holds', async () => {
  const logged = (since: number, words: string) =>
    server.log
      .slice(since)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === words);
  const refused = async (headers: Record<string, string>) => {
    const before = server.log.length;
    const { status } = await ask(`/api/agency/agency/${clerk.user.agency.id}`, { headers });
    return [status, ...logged(before, 'access refused').map(({ user, call, reason }) => ({ user, call, reason }))];
  };
  expect(await refused({})).toEqual([401, { user: null, call: 'findAgency', reason: 'sessao_expirada' }]);
  expect(await refused({ authorization: 'inventada' })).toEqual([401, { user: null, call: 'findAgency', reason: 'sessao_expirada' }]);
  expect(await refused({ authorization: clerk.token })).toEqual([
    403,
    { user: clerk.user.id, call: 'findAgency', reason: 'sem_permissao' },
  ]);
  // A request of another agency is not there, and neither is a number that nobody has: the log has both.
  const stranger = await server.logIn('consultor@rotasul.demo');
  const { id } = (await clerk.call(listQuotes, { query: { isSupplier: true } }))[0] ?? { id: 0 };
  for (const idSolicitacao of [id, 99_999_999]) {
    const before = server.log.length;
    const params = { idSolicitacao, id: randomUUID() };
    await expect(stranger.call(keepPresence, { params, body: { idCotacao: null } })).rejects.toMatchObject({ status: 404 });
    expect(logged(before, 'access refused').map(({ user, call, reason }) => ({ user, call, reason }))).toEqual([
      { user: stranger.user.id, call: 'keepPresence', reason: 'solicitacao_nao_encontrada' },
    ]);
  }

  const before = server.log.length;
  await server.db.execute(sql`alter table aeroporto rename to aeroporto_away`);
  const lookUp = () =>
    ask('/api/rest/lookup/', {
      method: 'POST',
      headers: { authorization: clerk.token, 'content-type': 'application/json' },
      body: JSON.stringify({ entity: 'aeroporto', term: 'gru' }),
    });
  const failures = [await lookUp(), await lookUp()];
  await server.db.execute(sql`alter table aeroporto_away rename to aeroporto`);
  const bodies = (await Promise.all(failures.map((one) => one.json()))) as { titulo: string; parametros: { codigo: string } }[];
  const lines = logged(before, 'a call failed');
  expect(lines.length).toBe(2);
  for (const [index, { titulo, parametros }] of bodies.entries()) {
    expect(parametros.codigo).toMatch(/^[0-9a-f]{8}$/);
    expect(titulo).toContain(parametros.codigo);
    expect(lines[index]?.['reqId']).toMatch(new RegExp(`^${parametros.codigo}`));
    expect(failures[index]?.headers.get('x-request-id')).toBe(lines[index]?.['reqId']);
  }
  expect(bodies[0]?.parametros.codigo).not.toBe(bodies[1]?.parametros.codigo);
});

test('the log holds no password, token, body or query value, not even when the database fails', async () => {
  await server.logIn('gestora@guiche.demo', 'Senha-Que-Ninguem-Ve').catch(() => undefined);
  await ask('/api/agency/auth/verify-guiche-login?login=pessoa-secreta', { headers: { 'recaptcha-token': 'recaptcha-secreto' } });
  await ask('/api/agency/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"password":"json-quebrado' });
  await load(clerk, await takeRequest(server));
  // A failed query: its message repeats its values.
  await server.db.execute(sql`alter table aeroporto rename to aeroporto_away`);
  const failed = await ask('/api/rest/lookup/', {
    method: 'POST',
    headers: { authorization: clerk.token, 'content-type': 'application/json' },
    body: JSON.stringify({ entity: 'aeroporto', term: 'segredo' }),
  });
  await server.db.execute(sql`alter table aeroporto_away rename to aeroporto`);
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain('segredo');
  const log = server.log.join('');
  expect(log).toContain('a call failed');
  expect(log).toContain('/api/agency/login');
  for (const secret of [
    DEMO_PASSWORD,
    'Senha-Que-Ninguem-Ve',
    'pessoa-secreta',
    'recaptcha-secreto',
    'json-quebrado',
    'segredo',
    clerk.token,
    'gestora@guiche.demo',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a database that is gone is a 503 that says nothing is lost, and names no server', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, user: 'guiche', password: 'segredo-do-banco' });
  const lines: string[] = [];
  const config = readConfig({ LOG_LEVEL: 'trace', GUICHE_SANDBOX_CLIENT_SECONDS: '0', GUICHE_WEB: webDir });
  const app = await buildServer({
    db: drizzle(pool),
    config,
    files: openFileStore(config),
    mail: openMail(config),
    cards: cardVault(new Uint8Array(32)),
    now: () => new Date(),
    logStream: { write: (line) => lines.push(line) },
  });
  for (const url of ['/api/health', '/api/rest/agencias/cotacoes']) {
    const answer = await app.inject({ url, headers: { authorization: 'x' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      tipo: 'ERROR',
      titulo: 'O servidor está indisponível no momento. Nada foi perdido; tente de novo em instantes.',
      chave: 'servidor_indisponivel',
    });
  }
  expect(lines.join('')).not.toContain('segredo-do-banco');
  await app.close();
  await pool.end();
});
