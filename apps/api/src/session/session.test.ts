import { copyAgency } from '@guiche/contract/agencies';
import { BASE_PATHS } from '@guiche/contract/call';
import { ALL_CALLS } from '@guiche/contract/calls';
import { listLookup } from '@guiche/contract/lookups';
import { listIssues, listQuotes } from '@guiche/contract/requests';
import {
  currentUser,
  findAuthorization,
  hasExternalSupplier,
  listClientInstances,
  listFeatureToggles,
  listNotifications,
  loggedUser,
  login,
  logout,
  verifyLogin,
} from '@guiche/contract/session';
import { FATURADO_FIELD, IS_AGENCIA_FIELD, PRODUCT } from '@guiche/domain/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessao, usuario } from '../db/schema/usuario.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { startTestServer, type TestServer } from '../test-support/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(DEMO_LOGINS)('A-173 $login opens a session of its profile', async ({ login: name, codigo, agenciaId }) => {
  const { user, token } = await server.logIn(name);
  expect(user).toMatchObject({ login: name, agency: { id: agenciaId } });
  expect(user.profiles[0]).toBe(codigo);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(user)).not.toMatch(/senha|hash/i);
});

test('A-177 S-334 the logged user is the one of the session, as the login gave it', async () => {
  const { call, user } = await server.logIn('gestora@guiche.demo');
  expect(await call(loggedUser, {})).toEqual(user);
});

test('A-176 the authorization of the open session is the value of its header, which opens the same session elsewhere', async () => {
  const { call, user, token } = await server.logIn('gestora@guiche.demo');
  const authorization = await call(findAuthorization, {});
  expect(authorization).toBe(token);
  expect(await server.callAs(authorization, loggedUser, {})).toEqual(user);
  await expect(server.callAs('nenhuma', findAuthorization, {})).rejects.toMatchObject({ status: 401 });
});

test('A-182 whether there is an external supplier is the flag of the user', async () => {
  const { call, user } = await server.logIn('interna@guiche.demo');
  for (const temFornecedorExterno of [true, false]) {
    await server.db.update(usuario).set({ temFornecedorExterno }).where(eq(usuario.id, user.id));
    expect(await call(hasExternalSupplier, {})).toBe(temFornecedorExterno);
  }
  await server.db.update(usuario).set({ temFornecedorExterno: user.temFornecedorExterno }).where(eq(usuario.id, user.id));
});

test('A-276 S-002 the server answers each base under its own path, and no call under another', async () => {
  expect(BASE_PATHS).toEqual({
    rest: '/api/rest',
    agency: '/api/agency',
    middleware: '/middleware',
    viajor: '/viajor',
    integrator: '/integrador',
    translator: '/tradutor',
  });
  const { token } = await server.logIn('gestora@guiche.demo');
  const statusOf = async (path: string) => (await fetch(`${server.address}${path}`, { headers: { authorization: token } })).status;
  for (const path of ['/api/agency/auth/loggedUser', '/api/rest/usuarios']) expect([path, await statusOf(path)]).toEqual([path, 200]);
  for (const path of ['/api/rest/auth/loggedUser', '/api/agency/usuarios', '/middleware/usuarios', '/usuarios']) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  // A call of the third base, which changes something: without its body it is refused, not missing.
  const { method, base, path } = copyAgency;
  const address = `${server.address}${BASE_PATHS[base]}${path.replace(':productId', '1')}`;
  expect(address).toContain('/middleware/agencia/1');
  const refusedOf = async (at: string, by: string = 'POST') =>
    (await fetch(at, { method: by, headers: { authorization: token, 'content-type': 'application/json' }, body: '{}' })).status;
  expect(await refusedOf(address, method)).toBe(422);
  // The bases of the tests of credentials, each with calls of its own.
  for (const [at, status] of [
    ['/integrador/gol/aereo', 422],
    ['/tradutor/aereos/pesquisa', 422],
    ['/tradutor/gol/aereo', 404],
    ['/integrador/aereos/pesquisa', 404],
  ] as const) {
    expect([at, await refusedOf(`${server.address}${at}`)]).toEqual([at, status]);
  }
});

test('S-335 the client instances of the user come as a list, each with its id, its name, the ids of the agency and whether it is new', async () => {
  const { call, user } = await server.logIn('gestora@guiche.demo');
  const clients = await call(listClientInstances, { query: {} });
  expect(clients.map(({ name }) => name)).toEqual(clients.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(clients).toContainEqual({
    id: 101,
    name: 'Metalúrgica Serra Azul S.A.',
    instancia: 'serraazul',
    agencyInstances: [{ agencyId: user.agency.id, productId: expect.any(Number) }],
    clienteNovo: expect.any(Boolean),
  });
  expect(new Set(clients.map(({ clienteNovo }) => clienteNovo))).toEqual(new Set([true, false]));
  await expect(server.callAs('nenhuma', listClientInstances, { query: {} })).rejects.toMatchObject({ status: 401 });
});

test('A-173 a login is read without regard to its case and blanks', async () => {
  expect((await server.logIn(' Gestora@Guiche.Demo ')).user.login).toBe('gestora@guiche.demo');
});

test.each([
  ['a wrong password', 'gestora@guiche.demo', 'errada'],
  ['an unknown login', 'ninguem@guiche.demo', DEMO_PASSWORD],
])('A-304 %s is refused, and does not tell which was wrong', async (_case, name, password) => {
  await expect(server.logIn(name, password)).rejects.toMatchObject({
    status: 401,
    errors: [{ tipo: 'ERROR', titulo: 'Credenciais inválidas' }],
  });
});

test('a deactivated user cannot log in, and an open session of one ends', async () => {
  const { call, user } = await server.logIn('interna@guiche.demo');
  await server.db.update(usuario).set({ ativo: false }).where(eq(usuario.id, user.id));
  await expect(call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(server.logIn('interna@guiche.demo')).rejects.toMatchObject({ status: 401 });
  await server.db.update(usuario).set({ ativo: true }).where(eq(usuario.id, user.id));
});

test('A-015 a user whose active profile is none that is known is not admitted', async () => {
  const { call, user } = await server.logIn('interna@guiche.demo');
  await server.db
    .update(usuario)
    .set({ perfis: [7, 2] })
    .where(eq(usuario.id, user.id));
  await expect(call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(server.logIn('interna@guiche.demo')).rejects.toMatchObject({ status: 401 });
  await server.db
    .update(usuario)
    .set({ perfis: [4] })
    .where(eq(usuario.id, user.id));
});

test('a user who must set a new password may make only the calls that this needs', async () => {
  const { call, user, token } = await server.logIn('interna@guiche.demo');
  await server.db.update(usuario).set({ changePassword: true }).where(eq(usuario.id, user.id));
  const met: string[] = [];
  for (const { name, method, base, path, access } of ALL_CALLS) {
    // It ends the session.
    if (access === 'open' || name === 'logout') continue;
    const answer = await fetch(`${server.address}${BASE_PATHS[base]}${path}`, { method, headers: { authorization: token } });
    if (answer.status !== 403 || (await answer.json()).chave !== 'redefinir_senha') met.push(name);
  }
  expect(met.sort()).toEqual(['changePassword', 'currentUser', 'findAuthorization', 'listFeatureToggles', 'loggedUser']);
  expect(await call(loggedUser, {})).toMatchObject({ changePassword: true });
  await call(logout, {});
  await server.db.update(usuario).set({ changePassword: false }).where(eq(usuario.id, user.id));
});

test('a session ends after two idle hours, and goes on while it is used', async () => {
  const busy = await server.logIn('gestora@guiche.demo');
  const idle = await server.logIn('gestora@guiche.demo');
  for (let hours = 0; hours < 3; hours++) {
    server.pass(60);
    await busy.call(loggedUser, {});
  }
  await expect(idle.call(loggedUser, {})).rejects.toMatchObject({
    status: 401,
    errors: [
      { titulo: 'Sua sessão expirou. Entre novamente; o que você digitou foi mantido. Só dados de cartão devem ser digitados de novo.' },
    ],
  });
});

test('a session ends after twelve hours, however busy', async () => {
  const { call } = await server.logIn('gestora@guiche.demo');
  for (let hours = 1; hours < 12; hours++) {
    server.pass(60);
    await call(loggedUser, {});
  }
  server.pass(61);
  await expect(call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
});

test('A-183 S-336 logging out ends the session on the server', async () => {
  const { call } = await server.logIn('gestora@guiche.demo');
  await call(logout, {});
  await expect(call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
});

test('A-283 no session and an invented one are refused', async () => {
  await expect(server.callAs(null, loggedUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(server.callAs('x'.repeat(43), loggedUser, {})).rejects.toMatchObject({ status: 401 });
});

test('the table of sessions holds no token', async () => {
  const { token } = await server.logIn('gestora@guiche.demo');
  const rows = await server.db.select().from(sessao);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('A-175 everybody signs in here', async () => {
  expect(await server.callAs(null, verifyLogin, { query: { login: 'gestora@guiche.demo' } })).toEqual({});
});

test('A-179 the user in a client instance without access is refused', async () => {
  const { token, user } = await server.logIn('gestora@guiche.demo');
  const ask = (instance: string) => fetch(`${server.address}/api/rest/usuarios`, { headers: { authorization: token, instance } });
  const own = await ask(user.instances[0]?.instancia ?? '');
  expect(own.status).toBe(200);
  expect(await own.json()).toMatchObject({ instancia: user.instances[0]?.instancia });
  const other = await ask('riodasflores');
  expect(other.status).toBe(401);
  expect(await other.json()).toEqual({
    tipo: 'ERROR',
    titulo: 'Seu usuário não tem acesso a esta unidade de negócio.',
    chave: 'usuario_sem_acesso_nessa_unidade_de_negocio',
  });
  expect(await (await fetch(`${server.address}/api/rest/usuarios`, { headers: { authorization: token } })).json()).toMatchObject({
    instancia: null,
  });
  expect(currentUser.path).toBe('/usuarios');
});

test("A-205 S-335 client instances are the agency's own, filtered by name without regard to accents", async () => {
  const { call } = await server.logIn('gestora@guiche.demo');
  const all = await call(listClientInstances, { query: {} });
  expect(all.map(({ instancia }) => instancia)).not.toContain('riodasflores');
  expect(all[0]).toMatchObject({
    id: expect.anything(),
    name: expect.any(String),
    agencyInstances: expect.any(Array),
    clienteNovo: expect.any(Boolean),
  });
  const found = await call(listClientInstances, { query: { name: 'metalurgica' } });
  expect(found.map(({ name }) => name)).toEqual(['Metalúrgica Serra Azul S.A.']);
});

test('A-180 S-333 the feature toggles are listed', async () => {
  const { call } = await server.logIn('gestora@guiche.demo');
  expect(await call(listFeatureToggles, {})).toContainEqual({ nome: 'RETORNAR_RELATORIO', ativo: true });
});

test('A-064 the bell counts what the lists hold', async () => {
  const { call } = await server.logIn('gestora@guiche.demo');
  const quotes = await call(listQuotes, { query: {} });
  const issues = await call(listIssues, { query: {} });
  expect(await call(listNotifications, {})).toEqual([
    { quantidade: quotes.length, tipoNotificacao: 'COTACAO' },
    { quantidade: issues.length, tipoNotificacao: 'EMISSAO' },
  ]);
});

test('a login without its password is refused at its field', async () => {
  const answer = await fetch(`${server.address}/api/agency${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'gestora@guiche.demo' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual([
    {
      tipo: 'ERROR',
      titulo: 'Valor inválido em password.',
      chave: 'campo_invalido',
      parametros: { campo: 'password' },
      campo: 'password',
    },
  ]);
});

/** The names of all fields of a value that contain the product's name. */
function fieldsOfProduct(value: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(value, (key, part) => {
    if (key.toLowerCase().includes(PRODUCT)) found.add(key);
    return part;
  });
  return [...found];
}

test('A-001 Q-001 the product’s name is lower case in the path that the server answers, and capitalised in the fields that it sends', async () => {
  const search = '?login=gestora@guiche.demo';
  const ask = (word: string) => fetch(`${server.address}/api/agency/auth/verify-${word}-login${search}`);
  expect((await ask(PRODUCT)).status).toBe(200);
  expect((await ask(PRODUCT.toUpperCase())).status).toBe(404);
  const { call, user } = await server.logIn('gestora@guiche.demo');
  expect(fieldsOfProduct(user)).toEqual([IS_AGENCIA_FIELD]);
  expect(fieldsOfProduct(await call(currentUser, {}))).toEqual([IS_AGENCIA_FIELD]);
  const types = await call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  expect(types.length).toBeGreaterThan(0);
  for (const { data } of types) expect(fieldsOfProduct(JSON.parse(data))).toEqual([FATURADO_FIELD]);
});
