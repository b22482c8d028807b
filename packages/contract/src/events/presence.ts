import { errorBodySchema, responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** Another person who has a request open, and which of its quotes. */
export const presenceSchema = z.object({ usuario: responsibleSchema, cotacoes: z.array(z.uuid()) });
/** Another person who has a request open, and which of its quotes. @see B-043 */
export type Presence = z.infer<typeof presenceSchema>;

/** `id` is one that the page made for itself. */
const params = z.object({ idSolicitacao: intText, id: z.uuid() });

/**
 * Says that the user has a request open, and which of its quotes, and returns the others there. To be said anew every 8 seconds: after 20
 * seconds without it the user is not there any more. The user's other pages are not among the others.
 * @see B-043
 */
export const keepPresence = defineCall({
  name: 'keepPresence',
  summary: 'Says that the user has a request open, and who else has',
  access: { route: '/relatorio' },
  unkept: true,
  base: 'rest',
  method: 'PUT',
  path: '/solicitacoes/:idSolicitacao/presencas/:id',
  params,
  body: z.object({ idCotacao: z.nullable(z.uuid()) }),
  responses: { 200: z.array(presenceSchema), 404: errorBodySchema, ...sessionErrors },
});

/** Says that the user has closed a request. @see B-043 */
export const endPresence = defineCall({
  name: 'endPresence',
  summary: 'Says that the user has closed a request',
  access: { route: '/relatorio' },
  unkept: true,
  base: 'rest',
  method: 'DELETE',
  path: '/solicitacoes/:idSolicitacao/presencas/:id',
  params,
  responses: { 204: null, ...sessionErrors },
});
