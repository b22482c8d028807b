import type { Call } from '@guiche/contract/call';
import { BASE_PATHS } from '@guiche/contract/call';
import { ALL_CALLS } from '@guiche/contract/calls';
import type { FollowInput } from '@guiche/contract/event-stream';
import type { followEvents } from '@guiche/contract/events';
import { listConsolidators, listSuppliers } from '@guiche/contract/lookups';
import { findMargin, listFareFamilies, listRentalCompanies, saveQuote, suggestRate } from '@guiche/contract/quotes';
import { isAdministrator, mayOpen, type ProfileCode } from '@guiche/domain/access';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { cardVault } from './cards/card-vault.ts';
import { readConfig } from './config.ts';
import { DEMO_APPROVER, DEMO_TRAVELLER } from './demo/demo-client-people.ts';
import { DEMO_LOGINS } from './demo/demo-logins.ts';
import { openFileStore } from './files/open-file-store.ts';
import { buildServer } from './http/build-server.ts';
import { openMail } from './mail/open-mail.ts';
import { callerOf, callInputs, type Input, makeAnyCall, type Person, serverForFile, type TestServer } from './test-support/index.ts';

/** Routes that are not calls of the contract: the app, its files, health, and the descriptions of the calls. */
const NO_CALLS = new Set([
  '/',
  '/*',
  '/index.html',
  '/login.html',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/openapi.json',
  '/api/docs',
  // The reports of the sandbox.
  '/api/sandbox-bi/:report',
  // A page for hotels.
  '/api/cartao/:token',
]);

let server: TestServer;
let clerk: Person;
let manager: Person;
let approver: Person;
let traveller: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeAll(async () => {
  approver = await server.logIn(DEMO_APPROVER.login);
  traveller = await server.logIn(DEMO_TRAVELLER.login);
});

test('B-066 every call of the contract has a route, and every route is a call of the contract', async () => {
  const pool = new pg.Pool();
  const routes = new Map<string, string | undefined>();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const outside = { files: openFileStore(config), mail: openMail(config), cards: cardVault(new Uint8Array(32)) };
  const app = await buildServer({ db: drizzle(pool), config, ...outside, now: () => new Date() }, (route) => {
    if (route.method === 'HEAD' || NO_CALLS.has(route.url)) return;
    routes.set(`${route.method} ${route.url}`, route.call);
  });
  const calls = new Map(ALL_CALLS.map((call) => [`${call.method} ${BASE_PATHS[call.base]}${call.path}`, call.name]));
  expect(Object.fromEntries([...routes].sort())).toEqual(Object.fromEntries([...calls].sort()));
  await app.close();
  await pool.end();
});

/** The first event of a stream, which is ended then. */
async function firstEvent({ events }: Person, call: Call): Promise<unknown> {
  const follow = events.follow as unknown as (call: Call, input: FollowInput<typeof followEvents>) => Promise<void>;
  const ending = new AbortController();
  let first: unknown;
  const onEvent = (event: unknown) => {
    first ??= event;
    if (event) ending.abort();
  };
  await follow(call, { signal: ending.signal, silenceMs: 5000, onEvent }).catch((error: unknown) => {
    if (first === undefined) throw error;
  });
  return first;
}

/** Any call of the list, by whoever may make it. */
function make(call: Call, input: Input): Promise<unknown> {
  const person = callerOf(call, { clerk, manager, approver, traveller });
  return call.form === 'events' ? firstEvent(person, call) : makeAnyCall(person, call, input);
}

const ENDS_SESSIONS: ReadonlySet<string> = new Set(['endOtherSessions', 'changePassword', 'logout']);

// Those that end the session that the others use come last, and logging out is the very last.
const lastOf = ({ name }: Call) => [...ENDS_SESSIONS].indexOf(name);
const ordered = ALL_CALLS.toSorted((a, b) => lastOf(a) - lastOf(b));

test.each(ordered.map((call) => [call.name, call] as const))('B-066 %s answers as the contract says', async (name, call) => {
  const input = callInputs({ server, clerk, manager })[name];
  if (!input) throw new Error(`no input for ${name}: add one to callInputs`);
  // The server responds with 500 when a body does not match its schema, and the client throws.
  const answer = await make(call, await input());
  expect(answer === undefined).toBe('204' in call.responses);
});

/** Makes a call with nothing but its address: access is checked before any part of the call is read. */
const knock = (call: Call, token?: string, body?: unknown) =>
  fetch(`${server.address}${BASE_PATHS[call.base]}${call.path}`, {
    method: call.method,
    headers: { ...(token !== undefined && { authorization: token }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const closed = ordered.filter(({ access }) => access !== 'open').map((call) => [call.name, call] as const);

test.each(closed)('A-283 %s without a session is a 401', async (_name, call) => {
  const answer = await knock(call);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ tipo: 'ERROR' });
});

/** Who may make a call, as the contract says it. */
function admits({ access }: Call, profile: ProfileCode): boolean {
  if (typeof access === 'string') return true;
  return mayOpen(access.route, profile) && (!access.administers || isAdministrator(profile));
}

test.each([...DEMO_LOGINS.filter(({ agenciaId }) => agenciaId === 1)])(
  'A-283 profile $codigo meets a 403 at every call that is not for it, and at no other',
  async ({ login, codigo }) => {
    const met: Record<string, boolean> = {};
    const { token } = await server.logIn(login);
    for (const [name, call] of closed) {
      // A log-in hashes a password, which is slow on purpose, so only those that end sessions have one of their own; they come last.
      const own = ENDS_SESSIONS.has(name) ? (await server.logIn(login)).token : token;
      met[name] = (await knock(call, own)).status !== 403;
    }
    expect(met).toEqual(Object.fromEntries(closed.map(([name, call]) => [name, admits(call, codigo)])));
  },
);

test('A-283 what only the request screen asks is refused to the profiles that may not open it', async () => {
  for (const name of ['interna@guiche.demo', 'admin@guiche.demo']) {
    const { token } = await server.logIn(name);
    for (const call of [findMargin, listFareFamilies, listRentalCompanies, listConsolidators, listSuppliers, suggestRate, saveQuote]) {
      expect([call.name, (await knock(call, token)).status]).toEqual([call.name, 403]);
    }
  }
});

const asked = closed.flatMap(([name, call]) =>
  typeof call.access === 'object'
    ? Object.entries(call.access.given ?? {}).map(([field, route]) => [name, field, call, route] as const)
    : [],
);

test.each(asked)('A-283 %s that gives `%s` is for the profiles of that field’s route', async (_name, field, call, route) => {
  for (const { login, codigo } of DEMO_LOGINS) {
    const { token } = await server.logIn(login);
    const { status } = await knock(call, token, { [field]: 1 });
    expect([login, status === 403]).toEqual([login, !mayOpen(route, codigo)]);
  }
});

test('A-113 A-283 one request by its number is not for profiles that may not open the request screen, what is pending is', () => {
  expect(asked.map(([name, field, , route]) => [name, field, route])).toEqual([['findRequest', 'idSolicitacao', '/relatorio']]);
});
