import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/**
 * The body of a 409: the error body, and in `atual` the present state, so that a screen can say what is different from what it showed.
 * @see B-061
 */
export function conflictSchema<Present extends $ZodType>(present: Present) {
  return z.extend(errorBodySchema, { atual: z.optional(present) });
}
