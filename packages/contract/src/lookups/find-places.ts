import { errorBodySchema, line, placeSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Places of the maps service that match a term, the best first, at most 30: addresses, landmarks, airports, bus stations and cities. `tipo=city`
 * leaves the cities, `pais` the places of a country (`BR`, ISO 3166). 502: the maps service did not answer. @see S-283, S-394
 */
export const findPlaces = defineCall({
  name: 'findPlaces',
  summary: 'Places of the maps service that match a term',
  access: { route: '/pesquisa/*' },
  base: 'agency',
  method: 'GET',
  path: '/lugares/:termo',
  params: z.object({ termo: line }),
  query: z.object({ tipo: z.optional(z.enum(['city', 'any'])), pais: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  responses: { 200: z.array(placeSchema), 502: errorBodySchema, ...sessionErrors },
});
