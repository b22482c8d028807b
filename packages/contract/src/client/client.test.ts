import { MISSING_HIERARCHY, missingHierarchy } from '@guiche/domain/requests';
import { expect, test, vi } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { listAttachments, listQuoteAttachments } from '../attachments/index.ts';
import type { Call } from '../call/index.ts';
import { ALL_CALLS } from '../calls/index.ts';
import { AIR_QUOTE } from '../openapi/examples/quotes.ts';
import { SAVE_QUOTE, saveQuote } from '../quotes/index.ts';
import { findRequest, forceResend, listQuotes } from '../requests/index.ts';
import { releaseRequest } from '../responsibility/index.ts';
import { forgotPassword, listFeatureToggles, login, verifyLogin } from '../session/index.ts';
import { chooseStartView } from '../views/index.ts';
import { addressOf, CallError, type CallInput, createClient } from './index.ts';

const BASES = {
  rest: '/api/rest',
  agency: '/api/agency',
  middleware: '/middleware',
  viajor: '/viajor',
  integrator: '/integrador',
  translator: '/tradutor',
};

function clientOf(answer: Response | Error, { authorization = 'token', instance = null as string | null } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const client = createClient({ authorization: () => authorization, instance: () => instance, language: () => 'es', fetch });
  const sent = () => {
    const [address, init] = fetch.mock.calls[0] ?? [];
    return { address, init, headers: new Headers(init?.headers) };
  };
  return { client, sent };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test('A-006 A-277 S-004 every call, with a body or without, carries content type, language, authorization and instance, and no more', async () => {
  const defaults = {
    'accept-language': 'es',
    authorization: 'token',
    'content-type': 'application/json',
    instance: 'solnascente',
  };
  const withoutBody = clientOf(json([]), { instance: 'solnascente' });
  await withoutBody.client.call(listFeatureToggles, {});
  expect(Object.fromEntries(withoutBody.sent().headers)).toEqual(defaults);

  const withBody = clientOf(new Response(null, { status: 204 }), { instance: 'solnascente' });
  await withBody.client.call(releaseRequest, { body: '0b0e1f6e-0000-4000-8000-000000000001' });
  expect(Object.fromEntries(withBody.sent().headers)).toEqual({ ...defaults, 'idempotency-key': expect.any(String) });
});

test('B-060 each write carries a key of its own, or the one that it is given; what only reads carries none', async () => {
  const keys: (string | null)[] = [];
  const release = { body: '0b0e1f6e-0000-4000-8000-000000000001' };
  for (const given of [undefined, undefined, 'first-time']) {
    const { client, sent } = clientOf(new Response(null, { status: 204 }));
    await client.call(releaseRequest, { ...release, ...(given !== undefined && { idempotencyKey: given }) });
    keys.push(sent().headers.get('idempotency-key'));
  }
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('first-time');
  const reading = clientOf(json({ content: [] }));
  await reading.client.call(findRequest, ASKED);
  const opening = clientOf(json({}));
  await opening.client.call(login, { headers: {}, body: { login: 'a', password: 'b' } });
  for (const { sent } of [reading, opening]) expect(sent().headers.has('idempotency-key')).toBe(false);
});

test('A-283 a public call carries no authorization', async () => {
  const { client, sent } = clientOf(json({}));
  await client.call(verifyLogin, { query: { login: 'camila' } });
  expect(sent().headers.has('authorization')).toBe(false);
});

test('A-173 the login sends login, password and the result of the check; its answer comes with its headers', async () => {
  const { client, sent } = clientOf(new Response('{"id":"1"}', { headers: { authorization: 'abc' } }));
  const { data, headers } = await client.send(login, { headers: { 'recaptcha-token': 'prova' }, body: { login: 'a', password: 'b ' } });
  expect([sent().address, sent().init?.method, sent().headers.get('recaptcha-token')]).toEqual(['/api/agency/login', 'POST', 'prova']);
  expect(JSON.parse(String(sent().init?.body))).toEqual({ login: 'a', password: 'b ' });
  expect([headers.get('authorization'), data]).toEqual(['abc', { id: '1' }]);
});

test('A-278 values of a GET travel in the query, and those left out do not; those of a POST and of a PUT in a JSON body', async () => {
  const { client, sent } = clientOf(json([]));
  await client.call(listQuotes, { query: { termo: 'são paulo', isSupplier: true, idAgencia: undefined } });
  expect(sent().address).toBe('/api/rest/agencias/cotacoes?termo=s%C3%A3o+paulo&isSupplier=true');
  expect(sent().init?.body).toBeUndefined();
  for (const [call, body] of [
    [forgotPassword, { login: 'camila' }],
    [chooseStartView, { id: null }],
  ] as const) {
    const writing = clientOf(json({}));
    await writing.client.call(call as Call, { body } as CallInput<Call>);
    expect([writing.sent().init?.method, writing.sent().address]).toEqual([call.method, addressOf(call, BASES, {}, {})]);
    expect(JSON.parse(String(writing.sent().init?.body))).toEqual(body);
  }
});

test('A-128 a body that is a text alone is sent as JSON', async () => {
  const { client, sent } = clientOf(new Response(null, { status: 204 }));
  expect(await client.call(releaseRequest, { body: '0b0e1f6e-0000-4000-8000-000000000001' })).toBeUndefined();
  expect(sent().init?.body).toBe('"0b0e1f6e-0000-4000-8000-000000000001"');
  expect(sent().headers.get('content-type')).toBe('application/json');
});

test('A-281 double slashes are reduced to one, except after the scheme', () => {
  const bases = { ...BASES, middleware: 'https://host.example/middleware/' };
  expect(addressOf(forceResend, bases, { id: 48210 }, {})).toBe(
    'https://host.example/middleware/api/v1/kafka/forca-envio-solicitacao/48210/',
  );
});

test('A-124 Q-263 the slash at the end of a path stays', () => {
  expect(addressOf(forceResend, BASES, { id: 48210 }, {})).toBe('/middleware/api/v1/kafka/forca-envio-solicitacao/48210/');
});

test('Q-002 each call goes to its base: the agency’s is a setting of its own, what begins with `/middleware` is the middleware’s, all may be one', async () => {
  const bases = {
    rest: 'https://rest.exemplo/api',
    agency: 'https://agencia.exemplo',
    middleware: 'https://meio.exemplo/middleware',
    viajor: 'https://host.exemplo/viajor',
    integrator: 'https://integrador.exemplo',
    translator: 'https://tradutor.exemplo',
  };
  const sentTo = async (call: Call, all: typeof bases) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
    const client = createClient({ bases: all, authorization: () => null, instance: () => null, language: () => 'pt-BR', fetch });
    // The input of any call of the list is not known here; its address needs none of it.
    await client.call(call, {} as CallInput<Call>);
    return String(fetch.mock.calls[0]?.[0]);
  };
  const filled = ({ path }: Call) => path.replace(/:\w+/g, 'undefined');
  for (const call of ALL_CALLS) expect(await sentTo(call, bases)).toBe(`${bases[call.base]}${filled(call)}`);
  const server = 'https://um.exemplo';
  const one = { rest: server, agency: server, middleware: server, viajor: server, integrator: server, translator: server };
  for (const call of ALL_CALLS) expect(await sentTo(call, one)).toBe(`https://um.exemplo${filled(call)}`);
  // The attachments of a quote are below those of a service.
  expect([listAttachments, listQuoteAttachments].map(({ base, path }) => [base, path])).toEqual([
    ['rest', '/servicos/:uuid/anexos'],
    ['rest', '/servicos/cotacoes/:uuid/anexos'],
  ]);
});

test('A-284 Q-288 a failed call throws the server’s error object', async () => {
  const { client } = clientOf(json({ tipo: 'WARNING', titulo: 'Solicitação não encontrada.' }, 404));
  const body = { isSupplier: true, idAgencia: 1, situacao: 'TODOS', idSolicitacao: 1 } as const;
  const error = await client.call(findRequest, { body }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 404, errors: [{ tipo: 'WARNING', titulo: 'Solicitação não encontrada.' }] });
});

test('Q-308 a validation answer throws all its items', async () => {
  const { client } = clientOf(
    json(
      [
        { tipo: 'ERROR', titulo: 'a', campo: 'tarifa' },
        { tipo: 'ERROR', titulo: 'b' },
      ],
      422,
    ),
  );
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ status: 422, errors: [{ campo: 'tarifa' }, { titulo: 'b' }] });
});

test('Q-308 an item of a list without a title is thrown, too', async () => {
  const { client } = clientOf(json([{ tipo: 'ERROR', descricao: 'a' }, { tipo: 'ERROR' }], 422));
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ errors: [{ descricao: 'a' }, { tipo: 'ERROR', titulo: '' }] });
});

test('Q-309 an item about a missing place in the hierarchy is one that a call’s list takes, and is thrown with its code and parameters', async () => {
  const item = {
    tipo: 'ERROR',
    titulo: 'Recusado.',
    chave: MISSING_HIERARCHY,
    parametros: { '0': 'CC-1042', '1': 'Serra Azul' },
    campo: 'fee',
  };
  expect(safeParse(saveQuote.responses[422], [item])).toEqual({ success: true, data: [item] });
  const { client } = clientOf(json([item], 422));
  const error = await client.call(listFeatureToggles, {}).catch((thrown: unknown) => thrown);
  expect(error instanceof CallError && error.errors).toEqual([item]);
  expect(error instanceof CallError && error.errors.map(missingHierarchy)).toEqual(['CC-1042']);
});

test('A-287 Q-288 an answer that is no error object throws without one', async () => {
  const { client } = clientOf(new Response('<html>502</html>', { status: 502 }));
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ status: 502, errors: [] });
});

test.each([
  ['a text', 'upstream timed out\n', 'upstream timed out'],
  ['nothing', ' ', undefined],
])('Q-292 a failure whose body is %s keeps it as it came', async (_case, text, body) => {
  const { client } = clientOf(new Response(text, { status: 504 }));
  const error = await client.call(listFeatureToggles, {}).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 504, errors: [] });
  expect(error instanceof CallError && error.body).toBe(body);
});

test('without a network the status is 0', async () => {
  const { client } = clientOf(new TypeError('Failed to fetch'));
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ name: 'CallError', status: 0 });
});

test('an answer that is cut off in its middle is none: the status is 0, whatever its head said', async () => {
  for (const status of [200, 422]) {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{"nome":'));
        stream.error(new TypeError('network error'));
      },
    });
    const { client } = clientOf(new Response(body, { status }));
    await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ name: 'CallError', status: 0 });
  }
});

test.each([
  ['a page', '<!doctype html><title>Wi-Fi do hotel</title>'],
  ['half of an answer', '[{"id":1,"no'],
])('%s in the place of an answer is none, whatever its status says: nothing counts as done by it', async (_what, text) => {
  const { client } = clientOf(new Response(text, { status: 200 }));
  const failed = { name: 'CallError', status: 0, body: text, errors: [] };
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject(failed);
  const other = clientOf(new Response(text, { status: 200 })).client;
  await expect(other.call(releaseRequest, { body: '0b0e1f6e-0000-4000-8000-000000000001' })).rejects.toMatchObject(failed);
});

test('a call that was given up throws what gave it up, not a failure', async () => {
  const controller = new AbortController();
  controller.abort();
  const { client } = clientOf(controller.signal.reason);
  await expect(client.call(listFeatureToggles, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [[{ tipo: 'ERROR', titulo: 'Tarifa vencida', campo: 'tarifa' }], ['Tarifa vencida']],
  [{ tipo: 'ERROR', titulo: 'Fora do ar', descricao: 'Tente mais tarde' }, ['Fora do ar']],
  [{ descricao: 'Tarifa vencida' }, []],
  ['fora do ar', []],
])('Q-312 a failed save of a quote throws what the server sent, %j, with the titles in it', async (body, titles) => {
  const { client } = clientOf(json(body, 500));
  const saving = client.call(SAVE_QUOTE.AEREO, { params: { idViagem: 48210, tipoServico: 'aereo' }, body: AIR_QUOTE });
  await expect(saving).rejects.toMatchObject({ status: 500, body, errors: titles.map((titulo) => ({ titulo })) });
});

test('S-384 a failed call carries the body of its answer, whatever it is', async () => {
  const { client } = clientOf(json({ message: 'Fora do ar' }, 503));
  await expect(client.call(listFeatureToggles, {})).rejects.toMatchObject({ status: 503, errors: [], body: { message: 'Fora do ar' } });
});

const found = (fields: string) => clientOf(new Response(`{"content":[{${fields}}]}`)).client;
const ASKED = { body: { isSupplier: true, idAgencia: 1, situacao: 'TODOS', idSolicitacao: 1 } } as const;

test.each([
  ['"dataVencimentoCotacao":"2026-11-21T14:05:09"', '2026-11-21T14:05:09.000Z'],
  ['"dataVencimentoCotacao": "2026-11-21T14:05:09.5"', '2026-11-21T14:05:09.500Z'],
  ['"dataVencimentoCotacao":"2026-11-21T14:05"', '2026-11-21T14:05:00.000Z'],
  ['"dataVencimentoCotacao":"2026-11-21T14:05:09.123456Z"', '2026-11-21T14:05:09.123Z'],
  ['"dataVencimentoCotacao":"2026-11-21T14:05:09-03:00"', '2026-11-21T17:05:09.000Z'],
  ['"dataVencimentoCotacao":"2026-11-21T23:30:00.250+05:30"', '2026-11-21T18:00:00.250Z'],
])('A-279 S-005 a moment of the server, %s, comes in as one in UTC, at its own offset if it has one', async (field, moment) => {
  const { content } = await found(field).call(findRequest, ASKED);
  expect(content[0]).toEqual({ dataVencimentoCotacao: moment });
});

test.each([
  '"dataViagem":"2026-11-21"',
  '"observacao":"2026-11-21T14:05:09 chegou"',
  '"observacao":"às \\"2026-11-21T14:05:09\\""',
  '"observacao":"\\"data\\":\\"2026-11-21T14:05:09\\""',
  '"dataPartida":"2026-11-21T14:05"',
  '"checkin":"2026-11-21T14:05:00"',
  '"dataVencimentoCotacao":"2026-02-31T10:00:00"',
])('A-279 S-005 %s stays the text that it is', async (field) => {
  const { content } = await found(field).call(findRequest, ASKED);
  expect(content[0]).toEqual(JSON.parse(`{${field}}`));
});

test('A-280 S-006 a moment is sent with milliseconds and Z, a time on the wall as it is', async () => {
  const { client, sent } = clientOf(new Response(null, { status: 204 }));
  const body = { prazoCancelamento: '2026-12-08T15:00:00Z', checkin: '2026-12-10T14:00', observacao: 'até "15:00"' };
  await client.call(forceResend, { params: { id: 1 }, body } as Parameters<typeof client.call<typeof forceResend>>[1]);
  expect(JSON.parse(String(sent().init?.body))).toEqual({ ...body, prazoCancelamento: '2026-12-08T15:00:00.000Z' });
});
