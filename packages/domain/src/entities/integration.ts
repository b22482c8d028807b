import * as z from 'zod/mini';
import { line, lineOf } from './scalars.ts';

/** The setting of an integration of a client instance: `configuracao` has a text for each of its fields, and a mask in place of a secret. @see A-228 */
export const integrationSchema = z.object({ nome: line, ativo: z.boolean(), configuracao: z.record(line, lineOf(2048)) });
export type Integration = z.infer<typeof integrationSchema>;
