import * as z from 'zod/mini';
import { conflictSchema } from '../call/index.ts';

/**
 * The 409 of a choice for a service whose choice the caller did not see. `atual`: the service, and the id of what is chosen for it; null for
 * nothing. @see B-061
 */
export const choiceConflictSchema = conflictSchema(z.object({ id: z.uuid(), idCotacaoEscolhida: z.nullable(z.uuid()) }));
