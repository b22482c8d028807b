import { line, utcInstant } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { conflictSchema } from '../call/index.ts';

/**
 * The 409 of a quote that somebody changed first. `atual`: the quote as it is stored, when it was changed last, and by whom (a name; null
 * when it was changed along with the request). @see B-061
 */
export function quoteConflictSchema<Quote extends $ZodType>(quote: Quote) {
  return conflictSchema(z.object({ cotacao: quote, alteradaEm: utcInstant, alteradaPor: z.nullable(line) }));
}
