import { chatSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Opens the follow-up chat of a trip, which is made if there is none, and marks its messages as read. `idViagem` is the number of the request.
 * 403: the user does not have the follow-up. @see
 */
export const openFollowUp = defineCall({
  name: 'openFollowUp',
  summary: 'Opens the chat of a trip and marks its messages as read',
  access: { route: '/pendencia' },
  unkept: true,
  base: 'rest',
  method: 'POST',
  path: '/followup/viagem/:idViagem',
  params: z.object({ idViagem: intText }),
  responses: { 200: chatSchema, 404: errorBodySchema, ...sessionErrors },
});

/** The same chat, named with its agency. 404 for another agency than the user's. @see A-160 */
export const openFollowUpOfAgency = defineCall({
  ...openFollowUp,
  name: 'openFollowUpOfAgency',
  summary: 'Opens the chat of a trip with its agency and marks its messages as read',
  path: '/followup/viagem/:idViagem/:agencia',
  params: z.object({ idViagem: intText, agencia: intText }),
});
