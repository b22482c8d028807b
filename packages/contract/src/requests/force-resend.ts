import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** Asks the client's side to send a request again. @see */
export const forceResend = defineCall({
  name: 'forceResend',
  summary: 'Asks for a request to be sent again',
  access: { route: '/relatorio' },
  base: 'middleware',
  method: 'POST',
  path: '/api/v1/kafka/forca-envio-solicitacao/:id/',
  params: z.object({ id: intText }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
