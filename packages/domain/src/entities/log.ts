import * as z from 'zod/mini';
import { utcInstant } from './scalars.ts';

/** An entry of a request's change log. Types that are not known are kept: they read as an empty text. @see */
export const requestLogEntrySchema = z.object({
  tipoAlteracaoSolicitacao: z.string(),
  user: z.object({ name: z.string() }),
  date: utcInstant,
  usuarioAnterior: z.nullable(z.object({ name: z.string() })),
});
export type RequestLogEntry = z.infer<typeof requestLogEntrySchema>;
