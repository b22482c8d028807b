import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { eventSchema } from './event-schema.ts';

/**
 * What happens to the requests that the session may see, as server-sent events, for as long as the session lasts. The first time it begins
 * with `tudo`: what was read before may be older. With the header `Last-Event-ID` it goes on behind that event; after more than an hour it
 * begins with `tudo` again. An event may come twice.
 * @see B-042
 */
export const followEvents = defineCall({
  name: 'followEvents',
  summary: 'What happens to the requests of the session, as it happens',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/eventos',
  headers: z.object({ 'last-event-id': z.optional(z.string().check(z.maxLength(4000))) }),
  form: 'events',
  event: eventSchema,
  responses: { 200: null, ...sessionErrors },
});
