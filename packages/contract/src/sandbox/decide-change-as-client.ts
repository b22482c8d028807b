import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { answerAsClient } from './answer-as-client.ts';

/**
 * Makes the sandbox client approve or refuse a change of values at once: approved, the approved value and reservation become those of the chosen
 * quotes; refused, they stay. Either way the request is issued again. 404 where the sandbox is off. @see Q-096
 */
export const decideChangeAsClient = defineCall({
  ...answerAsClient,
  name: 'decideChangeAsClient',
  summary: 'Sandbox: approves or refuses a change of values as the client would',
  path: '/sandbox/cliente/:uuid/aprovacao',
  body: z.object({ aprovado: z.boolean(), justificativa: z.optional(line) }),
});
