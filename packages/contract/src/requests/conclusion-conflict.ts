import { idNumber } from '@guiche/domain/entities';
import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { conflictSchema } from '../call/index.ts';

/** A quote in one of its versions. @see B-061 */
export const quoteVersionSchema = z.object({ id: z.uuid(), versao: z.int() });

/** The state of a request on which quoting or issuing is concluded, or it is returned: its status, and its quotes with their versions. @see */
export const quotingStateSchema = z.object({
  status: z.enum(STATUS_SOLICITACAO),
  cotacoes: z.array(quoteVersionSchema),
});

/** The trip that is concluded, in the state that the clerk saw. @see */
export const seenTripSchema = z.extend(quotingStateSchema, { id: idNumber });

/** The 409 of a conclusion, or of a return, whose request or quotes changed first. `atual`: their present state. @see B-061 */
export const conclusionConflictSchema = conflictSchema(quotingStateSchema);
