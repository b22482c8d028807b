import { line, paragraph } from '@guiche/domain/entities';
import { readLookupFilters } from '@guiche/domain/lookups';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { LOOKUP_ENTITIES, lookupItemSchema } from './lookup-item.ts';

/**
 * Items of an entity that match a term, best first, at most 30. `filters` is the JSON text of an object of texts: of each item's `data`, these
 * members have to be so. @see S-378
 */
export const searchLookup = defineCall({
  name: 'searchLookup',
  summary: 'Items of an entity that match a term',
  access: 'session',
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/lookup/',
  body: z.object({
    entity: z.enum(LOOKUP_ENTITIES),
    term: line,
    filters: z.optional(paragraph.check(z.refine((text) => readLookupFilters(text) !== null))),
  }),
  responses: { 200: z.array(lookupItemSchema), ...sessionErrors },
});
