import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The earlier issues of an air service, changed or cancelled, the newest first, each with its entry balance. @see */
export const listEarlierIssues = defineCall({
  name: 'listEarlierIssues',
  summary: 'The earlier issues of an air service',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/viagens/:idServico/cotacoes/aereos/:idAgencia/alteradas',
  params: z.object({ idServico: z.uuid(), idAgencia: intText }),
  responses: { 200: z.array(airQuoteSchema), 404: errorBodySchema, ...sessionErrors },
});
