import { errorBodySchema, fixedRuleSchema, line } from '@guiche/domain/entities';
import { REGRA_FIXA } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** A fixed rule as it counts for a service of a request in a flow; null where the client has no such rule. @see A-258 */
export const findFlowRule = defineCall({
  name: 'findFlowRule',
  summary: 'A fixed rule for a service of a request, in a flow',
  access: { route: '/relatorio' },
  base: 'middleware',
  method: 'GET',
  path: '/api/v1/politicasViagem/regrasFixas/fluxo',
  query: z.object({ idSolicitacao: intText, idFluxo: line, regra: z.enum(REGRA_FIXA), idServico: z.uuid() }),
  responses: { 200: z.nullable(fixedRuleSchema), 404: errorBodySchema, ...sessionErrors },
});
