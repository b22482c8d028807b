import { randomUUID } from 'node:crypto';
import { BASE_PATHS, type Call } from '@guiche/contract/call';
import { ALL_CALLS } from '@guiche/contract/calls';
import { addressOf } from '@guiche/contract/client';
import { saveQuote } from '@guiche/contract/quotes';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import * as agencia from './db/schema/agencia.ts';
import * as credencial from './db/schema/credencial.ts';
import * as escrita from './db/schema/escrita.ts';
import * as log from './db/schema/log.ts';
import * as referencia from './db/schema/referencia.ts';
import * as solicitacao from './db/schema/solicitacao.ts';
import * as usuario from './db/schema/usuario.ts';
import { DEMO_APPROVER, DEMO_TRAVELLER } from './demo/demo-client-people.ts';
import {
  callerOf,
  callInputs,
  type Input,
  load,
  type Person,
  serverForFile,
  type TestServer,
  TYPED_QUOTE,
  takeRequest,
} from './test-support/index.ts';

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

const codes = [...Array.from({ length: 0x20 }, (_, code) => code), 0x7f];
const NUL = '\u0000';
/** Every control character but NUL. */
const CONTROLS = String.fromCharCode(...codes.slice(1));
/** One of each kind, and those at the ends of what {@link FORBIDDEN} names. */
const EDGES = '\u0001\u0008\t\n\u000b\r\u001f\u007f';
/** Those that no text may hold: a text of several lines has tabs and newlines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is searched for
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f]/;

type Path = readonly (string | number)[];
interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Where a schema takes text, whatever it is matched against. */
function textPaths(schema: Schema, at: Path = []): Path[] {
  const own = schema.type === 'string' && schema.enum === undefined && schema.const === undefined ? [at] : [];
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textPaths(part, [...at, name]));
  const items = schema.items ? textPaths(schema.items, [...at, 0]) : [];
  return [...own, ...parts, ...items, ...(schema.anyOf ?? []).flatMap((part) => textPaths(part, at))];
}

/** A copy with the text of a path, and what leads there, changed. */
function withText(value: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
  if (key === undefined) return change(typeof value === 'string' ? value : '');
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.length === 0
      ? [withText(undefined, rest, change)]
      : list.map((each, index) => (index === key ? withText(each, rest, change) : each));
  }
  const entity: Readonly<Record<string, unknown>> = Object(value);
  return { ...entity, [key]: withText(entity[key], rest, change) };
}

const middle = (inserted: string) => (text: string) => `${text.slice(0, 2)}${inserted}${text.slice(2)}`;

/** A call with a successful input, of each kind of quote for the one that takes them all. */
interface Sample {
  readonly name: string;
  readonly call: Call;
  readonly input: () => Promise<Input> | Input;
}

function samples(): Sample[] {
  const ground = (['HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const).map((kind) => ({
    name: `saveQuote ${kind}`,
    call: { ...saveQuote, body: saveQuote.bodyBy.schemas[TIPO_SERVICO_PATH[kind]] },
    input: async () => {
      const request = await load(clerk, await takeRequest(server, 'COTACAO_AGENCIA', clerk.user.agency.id, kind));
      return { params: { idViagem: request.id, tipoServico: TIPO_SERVICO_PATH[kind] }, body: await TYPED_QUOTE[kind](clerk, request) };
    },
  }));
  // Ending a session ends those of the other calls.
  const others = ALL_CALLS.filter(({ name }) => !['logout', 'endOtherSessions', 'changePassword'].includes(name)).map((call) => ({
    name: call.name,
    call: call.name === saveQuote.name ? { ...call, body: saveQuote.bodyBy.schemas[TIPO_SERVICO_PATH.AEREO] } : call,
    input: () => callInputs({ server, clerk, manager })[call.name]?.() ?? {},
  }));
  return [...ground, ...others];
}

const PARTS = ['params', 'query', 'body'] as const;

async function send(call: Call, { params, query, body }: Input): Promise<{ status: number; text: string; json: boolean }> {
  // Each save is of a quote of its own.
  const sent = call.name === saveQuote.name && body && (body as { id: string }).id.length === 36 ? { ...body, id: randomUUID() } : body;
  const path = addressOf(call, BASE_PATHS, params, query);
  const answer = await fetch(`${server.address}${path}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(call.access !== 'open' && { authorization: callerOf(call, { clerk, manager, approver, traveller }).token }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const json = answer.headers.get('content-type')?.startsWith('application/json') ?? true;
  return { status: answer.status, text: await answer.text(), json };
}

/** Whether an answer holds a text with a control character: one of its texts, or a file as it is. */
function isDirty({ text, json }: { text: string; json: boolean }): boolean {
  // The lines of a file end with two of them.
  if (!json) return FORBIDDEN.test(text.replaceAll('\r\n', ''));
  let dirty = false;
  if (text !== '')
    JSON.parse(text, (_key, value) => {
      dirty ||= typeof value === 'string' && FORBIDDEN.test(value);
      return value;
    });
  return dirty;
}

interface Texts {
  readonly part: (typeof PARTS)[number];
  readonly paths: readonly Path[];
}

/** The texts that a call takes, by the part of it. */
function textsOf(call: Call): Texts[] {
  return PARTS.flatMap((part) => {
    const schema = call[part];
    const paths = schema ? textPaths(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : [];
    return paths.length > 0 ? [{ part, paths }] : [];
  });
}

const SAMPLES = samples()
  .map((sample) => ({ ...sample, texts: textsOf(sample.call) }))
  .filter(({ texts }) => texts.length > 0);

test.each(SAMPLES)('$name fails at no control character in any text that it takes, and sends none back', async ({ call, input, texts }) => {
  const wrong: string[] = [];
  for (const { part, paths } of texts) {
    const sample = await input();
    // The few texts of a search or a log-in get them one by one, too: all at once may be refused because they are many.
    const inserted = paths.length > 12 ? [CONTROLS] : [NUL, CONTROLS, ...EDGES];
    for (const path of paths) {
      for (const characters of inserted) {
        const answer = await send(call, { ...sample, [part]: withText(sample[part], path, middle(characters)) });
        const at = `${part} ${path.join('.')} ${JSON.stringify(characters)}`;
        if (answer.status >= 500) wrong.push(`${at}: ${answer.status}`);
        else if (characters === NUL && answer.status < 400) wrong.push(`${at}: taken`);
        else if (isDirty(answer)) wrong.push(`${at}: sent back`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the texts that a person types are found in whatever part of a call', () => {
  const found = SAMPLES.flatMap(({ name, texts }) =>
    texts.flatMap(({ part, paths }) => paths.map((path) => `${name} ${part} ${path.join('.')}`)),
  );
  for (const known of [
    'login body login',
    'listQuotes query termo',
    'searchLookup body term',
    'searchLookup body filters',
    'findMargin query intermediador',
    'verifyLogin query login',
    'saveQuote HOTEL body nome',
    'saveQuote body observacao',
  ])
    expect(found).toContain(known);
});

test('no control character was stored anywhere', async () => {
  const tables = [agencia, credencial, escrita, log, referencia, solicitacao, usuario].flatMap((file) =>
    Object.values(file).filter((value): value is PgTable => is(value, PgTable)),
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const rows = await server.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(getTableName(table))} t`,
    );
    const dirty = rows.rows.filter(({ row }) => isDirty({ text: row, json: true }));
    expect([getTableName(table), dirty]).toEqual([getTableName(table), []]);
  }
});
