import { dismissedWarningSchema, errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { findTripFacts } from './find-trip-facts.ts';

/**
 * Dismisses a warning about a trip, with the reason, and returns it; one that is dismissed already is returned as it is. `idCotacao` is the quote
 * that it is about, in whose log it is written too; null for a warning about a service. 404: the request has no such quote. 422: without a
 * reason. @see B-017
 */
export const dismissWarning = defineCall({
  name: 'dismissWarning',
  summary: 'Dismisses a warning about a trip',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idViagem/avisos/dispensar',
  params: findTripFacts.params,
  body: z.object({ chave: line.check(z.minLength(1)), idCotacao: z.nullable(z.uuid()), motivo: line }),
  responses: { 200: dismissedWarningSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
