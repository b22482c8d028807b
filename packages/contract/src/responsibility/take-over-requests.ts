import { errorBodySchema, responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { consultantSchema } from './consultant.ts';

/** The most requests that one call takes over. */
export const MOST_TAKEN_OVER = 200;

/**
 * Makes a user responsible for many requests. `visto` is the id of who was responsible when the caller decided, null for nobody: a request that
 * somebody else has by now is refused. The answer has one result for each request, in their order: what one is refused with stops no other.
 * Each that is taken over is written to the attendance log as well, as `recordAttendance` does.
 * 404: there is no such user. 403: the user may not open requests.
 * @see A-129, B-044
 */
export const takeOverRequests = defineCall({
  name: 'takeOverRequests',
  summary: 'Makes a user responsible for many requests',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/agencias/solicitacoes/responsavel',
  body: z.object({
    reponsavel: consultantSchema,
    solicitacoes: z.array(z.object({ uuid: z.uuid(), visto: z.nullable(z.uuid()) })).check(z.minLength(1), z.maxLength(MOST_TAKEN_OVER)),
  }),
  responses: {
    200: z.object({
      reponsavel: responsibleSchema,
      resultados: z.array(z.object({ uuid: z.uuid(), recusa: z.nullable(errorBodySchema) })),
    }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
