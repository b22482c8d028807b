import { idNumber } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/**
 * What has happened: a request that the session may see was made or changed (`solicitacao`), somebody came to a request or left it
 * (`presenca`), or nobody knows what (`tudo`), so that everything has to be asked for again.
 * @see B-042, B-043
 */
export const eventSchema = z.union([
  z.object({ tipo: z.enum(['solicitacao', 'presenca']), idSolicitacao: idNumber }),
  z.object({ tipo: z.enum(['tudo']) }),
]);
/** What has happened, as the stream of events says it. */
export type ServerEvent = z.infer<typeof eventSchema>;
