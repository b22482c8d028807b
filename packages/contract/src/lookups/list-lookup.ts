import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { LOOKUP_ENTITIES, lookupItemSchema } from './lookup-item.ts';

/** The full list of an entity. @see S-379 */
export const listLookup = defineCall({
  name: 'listLookup',
  summary: 'The full list of an entity',
  access: 'session',
  base: 'rest',
  method: 'GET',
  path: '/lookup/:entity',
  params: z.object({ entity: z.enum(LOOKUP_ENTITIES) }),
  responses: { 200: z.array(lookupItemSchema), ...sessionErrors },
});
