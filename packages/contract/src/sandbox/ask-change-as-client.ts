import { PEDIDO_ALTERACAO } from '@guiche/domain/changed-issues';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { answerAsClient } from './answer-as-client.ts';

/** As many segments as an air quote has. */
const MOST_SEGMENTS = 12;

/**
 * Makes the sandbox client ask to change or to cancel what was issued: every service, or one of them, or, of a flight to be cancelled, single
 * segments, counted from 0. 404 where the sandbox is off; 409: nothing of it can be asked for. @see Q-096
 */
export const askChangeAsClient = defineCall({
  ...answerAsClient,
  name: 'askChangeAsClient',
  summary: 'Sandbox: asks to change or to cancel issues as the client would',
  path: '/sandbox/cliente/:uuid/alteracao',
  body: z.object({
    pedido: z.enum(PEDIDO_ALTERACAO),
    /** One service; without it all that can be asked for. */
    idServico: z.optional(z.uuid()),
    /** Segments of that service to cancel; without it the whole. */
    segmentos: z.optional(z.array(z.int().check(z.gte(0), z.lt(MOST_SEGMENTS))).check(z.minLength(1), z.maxLength(MOST_SEGMENTS))),
  }),
});
