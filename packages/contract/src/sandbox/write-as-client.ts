import { errorBodySchema, paragraph, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { answerAsClient } from './answer-as-client.ts';

/** Makes the sandbox client write into the chat of a request: the given message, or a standard one. 404 where the sandbox is off. @see A-158 */
export const writeAsClient = defineCall({
  ...answerAsClient,
  name: 'writeAsClient',
  summary: 'Sandbox: writes into the chat of a request as its client would',
  access: { route: '/pendencia' },
  path: '/sandbox/cliente/:uuid/mensagem',
  body: z.object({ mensagem: z.optional(paragraph) }),
  responses: { 200: requestSummarySchema, 404: errorBodySchema, ...sessionErrors },
});
