import { chatMessageSchema, errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** Stores a message of the agency in a chat, and returns it. 422: it is empty, or longer than a message may be. @see */
export const sendMessage = defineCall({
  name: 'sendMessage',
  summary: 'Sends a message of the agency',
  access: { route: '/pendencia' },
  base: 'rest',
  method: 'POST',
  path: '/chat/:chat/mensagem',
  params: z.object({ chat: intText }),
  body: z.object({ mensagem: paragraph, supplier: z.boolean() }),
  responses: { 200: chatMessageSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
