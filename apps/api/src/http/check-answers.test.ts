import { defineCall, sessionErrors, validationListSchema } from '@guiche/contract/call';
import { errorBodySchema } from '@guiche/domain/entities';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkAnswers } from './check-answers.ts';
import { answerError } from './error-handler.ts';

const REFUSAL = { tipo: 'ERROR', titulo: 'Registro não encontrado.', chave: 'registro_nao_encontrado' };

const call = defineCall({
  name: 'findNumber',
  summary: 'A number',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/numero',
  body: z.object({ de: z.string() }),
  responses: {
    200: z.object({ numero: z.int() }),
    204: null,
    404: errorBodySchema,
    409: z.extend(errorBodySchema, { atual: z.int() }),
    422: validationListSchema,
    ...sessionErrors,
  },
});

let app: FastifyInstance;
afterEach(() => app.close());

/** What a caller gets, and what is logged, when a handler responds so. */
async function answered(status: number, body: unknown): Promise<[status: number, logged: string[]]> {
  const logged: string[] = [];
  app = fastify({ logger: { level: 'error', stream: { write: (line: string) => logged.push(JSON.parse(line).err.message) } } });
  app.setErrorHandler(answerError);
  checkAnswers(app);
  app.post('/', { config: { call } }, (_request, reply) => reply.code(status).send(body));
  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: {} });
  return [statusCode, logged];
}

test.each([
  [200, { numero: 7 }],
  [204, undefined],
  [400, REFUSAL],
  [401, REFUSAL],
  [403, REFUSAL],
  [404, REFUSAL],
  [409, { ...REFUSAL, atual: 7 }],
  [413, REFUSAL],
  [422, [{ ...REFUSAL, campo: 'de' }]],
  [503, REFUSAL],
])('B-066 a %i that the contract describes leaves as it is', async (status, body) => {
  expect(await answered(status, body)).toEqual([status, []]);
});

test.each([
  ['a success with a text for a number', 200, { numero: '7' }, 'does not match its schema at numero'],
  ['a success with a field too many', 200, { numero: 7, segredo: 'x' }, 'has fields that its schema does not have'],
  ['a success without its body', 200, undefined, 'does not match its schema at '],
  ['a body where none is named', 204, 'x', 'has a body that the contract does not name'],
  ['a success that is not named', 201, { numero: 7 }, 'has a status that the contract does not name'],
  ['a 400 without its words', 400, { tipo: 'ERROR' }, 'does not match its schema at titulo'],
  ['a 401 of another kind', 401, { ...REFUSAL, tipo: 'PANIC' }, 'does not match its schema at tipo'],
  ['a 403 without a body', 403, undefined, 'does not match its schema at '],
  ['a 404 with a field too many', 404, { ...REFUSAL, segredo: 'x' }, 'has fields that its schema does not have'],
  ['a 409 without the present state', 409, REFUSAL, 'does not match its schema at atual'],
  ['a 422 that is no list', 422, REFUSAL, 'does not match its schema at '],
  ['a 503 that is a page', 503, '<h1>503</h1>', 'does not match its schema at '],
  ['a refusal that is not named', 418, REFUSAL, 'has a status that the contract does not name'],
])('B-066 %s becomes a 500, and is logged', async (_case, status, body, flaw) => {
  expect(await answered(status, body)).toEqual([500, [`the ${status} of findNumber ${flaw}`]]);
});
