import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { servicesUnderChangeSchema } from './change-state.ts';

/** The services of a request in which a change or a cancellation is still to be done; none of them for a request that nobody changes. @see A-107 */
export const findServicesUnderChange = defineCall({
  name: 'findServicesUnderChange',
  summary: 'The services of a request that are being changed',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'GET',
  path: '/solicitacao/servicosAlteracao',
  query: z.object({ idSolicitacao: intText }),
  responses: { 200: servicesUnderChangeSchema, 404: errorBodySchema, ...sessionErrors },
});
