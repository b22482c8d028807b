import * as z from 'zod/mini';
import { REGRA_FIXA } from '../enums/index.ts';

/** A fixed rule of a client company. @see */
export const fixedRuleSchema = z.object({
  regra: z.enum(REGRA_FIXA),
  ativa: z.boolean(),
  /** The value of the rule; for VALOR_SERVICO_ALTERADO_EMISSAO the tolerance, as a fraction. */
  valor: z.nullable(z.number()),
});
export type FixedRule = z.infer<typeof fixedRuleSchema>;
