import { errorBodySchema, seatSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The seats that are reserved in the chosen quote of an air service. @see S-345, S-048 */
export const listReservedSeats = defineCall({
  name: 'listReservedSeats',
  summary: 'The reserved seats of an air service',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/aereo-voo-assento/reservado/:servicoId',
  params: z.object({ servicoId: z.uuid() }),
  responses: { 200: z.array(seatSchema), 404: errorBodySchema, ...sessionErrors },
});
