import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@guiche/contract/call';
import { answersOf } from '@guiche/contract/openapi';
import { errorBodySchema } from '@guiche/domain/entities';
import type { FastifyInstance } from 'fastify';
import { safeParse } from 'zod/v4/core';

/** The statuses that no call names, because each may be answered so: what is wrong with the request as such, or with the server. */
const OF_ANY_CALL: ReadonlySet<number> = new Set([400, 408, 413, 415, 429, 500, 503, 507]);

/** What is sent, as a value; texts and JSON have schemas, the bytes of a file have none. */
function sentValue(payload: unknown, type: unknown): unknown {
  if (typeof payload !== 'string' || payload === '') return undefined;
  return String(type).startsWith('application/json') ? JSON.parse(payload) : payload;
}

/** What is wrong with a response of a call; undefined when the contract describes it. */
function flawOf(call: Call, status: number, sent: unknown): string | undefined {
  const answers = answersOf(call);
  const schema = status in answers ? answers[status] : OF_ANY_CALL.has(status) ? errorBodySchema : undefined;
  if (schema === undefined) return 'has a status that the contract does not name';
  if (schema === null) return sent === undefined ? undefined : 'has a body that the contract does not name';
  const result = safeParse(schema, sent);
  if (!result.success) return `does not match its schema at ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  return isDeepStrictEqual(result.data, sent) ? undefined : 'has fields that its schema does not have';
}

/**
 * Checks each response of a call, whatever its status: one that the contract does not describe is a programmer's mistake, is logged as one, and
 * leaves as a 500.
 * @see B-066
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { call } = routeOptions.config;
    const flaw = call && flawOf(call, reply.statusCode, sentValue(payload, reply.getHeader('content-type')));
    if (flaw !== undefined) throw new Error(`the ${reply.statusCode} of ${call?.name} ${flaw}`);
    return payload;
  });
}
