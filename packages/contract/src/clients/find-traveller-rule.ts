import { fixedRuleSchema, line } from '@guiche/domain/entities';
import { REGRA_FIXA } from '@guiche/domain/enums';
import { FIXED_RULE_GROUPING } from '@guiche/domain/fixed-rules';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A fixed rule of the client company for which a person travels or makes requests; null where it has no such rule. @see */
export const findTravellerRule = defineCall({
  name: 'findTravellerRule',
  summary: "A fixed rule of a person's company",
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/regras/fixas',
  query: z.object({ idViajante: line, regra: z.enum(REGRA_FIXA), tipoAgrupador: z.literal(FIXED_RULE_GROUPING) }),
  responses: { 200: z.nullable(fixedRuleSchema), ...sessionErrors },
});
