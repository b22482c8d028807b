import { BASE_PATHS, type Call, IDEMPOTENCY_KEY, isWrite } from '@guiche/contract/call';
import { ALL_CALLS } from '@guiche/contract/calls';
import { addressOf, CallError } from '@guiche/contract/client';
import { answersOf } from '@guiche/contract/openapi';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { limiteLogin, usuario } from './db/schema/usuario.ts';
import { DEMO_APPROVER, DEMO_TRAVELLER } from './demo/demo-client-people.ts';
import {
  callerOf,
  callInputs,
  type Input,
  type Person,
  type RefusedInputs,
  refusedInputs,
  serverForFile,
  type TestServer,
} from './test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
let approver: Person;
let traveller: Person;
let refused: RefusedInputs;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
  refused = refusedInputs(demo, inputOf);
});
beforeAll(async () => {
  approver = await server.logIn(DEMO_APPROVER.login);
  traveller = await server.logIn(DEMO_TRAVELLER.login);
});

const made = new Map<string, Promise<Input>>();

/** An input with which a call succeeds. It is made once: a refusal changes nothing, and the demo has so many requests. */
function inputOf(name: string): Promise<Input> {
  const input = made.get(name) ?? Promise.resolve(callInputs({ server, clerk, manager })[name]?.() ?? {});
  made.set(name, input);
  return input;
}

interface Met {
  readonly status: number;
  readonly body: unknown;
}

const isRefused = (status: number) => status >= 400;

/** A call with an input, as its client makes it; only its refusal is read. */
async function make(call: Call, input: Input): Promise<Met> {
  // The input type of any call of the list is not known here, and the server checks the input.
  type Make = (call: Call, input: Input) => Promise<unknown>;
  const person = callerOf(call, { clerk, manager, approver, traveller });
  const { upload, download } = person.files as unknown as Record<'upload' | 'download', Make>;
  const sent = call.file !== undefined ? upload : call.form === 'file' ? download : (person.call as unknown as Make);
  try {
    return { status: 200, body: await sent(call, input) };
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

/** A call by its address alone, with what a client would not send. */
async function knock(call: Call, { token, search = '' }: { token?: string; search?: string }): Promise<Met> {
  const answer = await fetch(`${server.address}${BASE_PATHS[call.base]}${call.path}${search}`, {
    method: call.method,
    ...(token !== undefined && { headers: { authorization: token } }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The second of two writes with one key that are not the same: it is for another client. Each has a session of its own, which it may end. */
async function sendKeyTwice(call: Call, { params, query }: Input): Promise<Met> {
  const bases = {
    rest: `${server.address}/api/rest`,
    agency: `${server.address}/api/agency`,
    middleware: `${server.address}/middleware`,
    viajor: `${server.address}/viajor`,
    integrator: `${server.address}/integrador`,
    translator: `${server.address}/tradutor`,
  };
  let met: Met = { status: 0, body: undefined };
  for (const instance of ['serraazul', 'outra']) {
    const { token } = await server.logIn('gestora@guiche.demo');
    const headers = { authorization: token, instance, [IDEMPOTENCY_KEY]: `duas-vezes-${call.name}` };
    const answer = await fetch(addressOf(call, bases, params, query), { method: call.method, headers });
    met = { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
  }
  // The call may have ended the sessions of this person.
  manager = await server.logIn('gestora@guiche.demo');
  refused = refusedInputs({ server, clerk, manager }, inputOf);
  return met;
}

async function tryTooOften(call: Call, input: Input): Promise<Met> {
  let met = await make(call, input);
  for (let tries = 0; tries < 100 && met.status !== 429; tries++) met = await make(call, input);
  await server.db.delete(limiteLogin);
  return met;
}

/** Somebody who must set a new password, and so may make next to no call. */
async function halted<T>(meet: (token: string) => Promise<T>): Promise<T> {
  const { token, user } = await server.logIn('interna@guiche.demo');
  const halt = (changePassword: boolean) => server.db.update(usuario).set({ changePassword }).where(eq(usuario.id, user.id));
  await halt(true);
  try {
    return await meet(token);
  } finally {
    await halt(false);
  }
}

/** Makes the call so that it is refused with a status. */
async function provoke(call: Call, status: number): Promise<Met> {
  const input = refused[call.name]?.[status];
  if (input) return make(call, await input());
  const { token } = callerOf(call, { clerk, manager, approver, traveller });
  // What any call refuses in the same way.
  if (status === 400) return knock(call, { ...(call.access !== 'open' && { token }), search: '?nada=%00' });
  if (status === 401) return knock(call, {});
  if (status === 403) return halted((theirs) => knock(call, { token: theirs }));
  if (status === 422 && call.body) return make(call, { ...(await inputOf(call.name)), body: 7 });
  if (status === 422 && isWrite(call)) return sendKeyTwice(call, await inputOf(call.name));
  if (status === 429) return tryTooOften(call, { headers: {}, body: { login: 'ninguem@guiche.demo', password: 'x' } });
  throw new Error(`nothing makes ${call.name} a ${status}: add an input to refusedInputs`);
}

test.each(ALL_CALLS.map((call) => [call.name, call] as const))(
  'B-066 S-385 %s is refused with every status that the contract names, and its body',
  async (_name, call) => {
    const answers = answersOf(call);
    const named = Object.keys(answers).map(Number).filter(isRefused);
    for (const status of named) {
      const { status: answered, body } = await provoke(call, status);
      expect([status, answered, body]).toEqual([status, status, body]);
      const schema = answers[status];
      // Read by its schema, and nothing of it is left over.
      expect([status, schema && safeParse(schema, body)]).toEqual([status, { success: true, data: body }]);
    }
  },
);
