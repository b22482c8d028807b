import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { findTripFacts } from './find-trip-facts.ts';

/**
 * Opens a dismissed warning about a trip again; one that is open stays so. `idCotacao` is the quote that it is about, in whose log it is written
 * too; null for a warning about a service. 404: the request has no such quote. @see B-017
 */
export const reopenWarning = defineCall({
  name: 'reopenWarning',
  summary: 'Opens a dismissed warning about a trip again',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idViagem/avisos/reabrir',
  params: findTripFacts.params,
  body: z.object({ chave: line.check(z.minLength(1)), idCotacao: z.nullable(z.uuid()) }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
