import * as z from 'zod/mini';
import { ACAO_POLITICA } from '../enums/index.ts';
import { line, paragraph } from './scalars.ts';

/** The stored record of a policy that a choice violates, with the reason given. @see S-272, S-111 */
export const policyEntrySchema = z.object({
  tipo: z.literal('WARNING'),
  titulo: line,
  descricao: paragraph,
  justificativa: z.nullable(paragraph),
  /** The lowest-price rule of hotels; `valor` is a fraction, 0.10 is 10 percent. @see S-108 */
  regra: z.object({ valor: z.number().check(z.gte(0)), acao: z.enum(ACAO_POLITICA), titulo: line, descricao: paragraph }),
});
export type PolicyEntry = z.infer<typeof policyEntrySchema>;
