import * as z from 'zod/mini';
import { day, idNumber, line, utcInstant } from './scalars.ts';

/** A warning about a trip that somebody dismissed. @see B-017 */
export const dismissedWarningSchema = z.object({
  /** The key of the warning: it says the same for as long as its key is the same. */
  chave: line,
  motivo: line,
  /** The name of the person who dismissed it. */
  por: line,
  em: utcInstant,
});
export type DismissedWarning = z.infer<typeof dismissedWarningSchema>;

/** The first and the last day of a traveller's service in another request. @see B-016 */
export const otherTripSchema = z.object({ idSolicitacao: idNumber, idViajante: line, inicio: day, fim: day });
