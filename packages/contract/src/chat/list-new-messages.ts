import { chatMessageSchema, errorBodySchema, idNumber } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The messages of a chat that are newer than `idFromMessage` (0 for all), the oldest first. They are marked as read: whoever asks has the chat
 * open. @see
 */
export const listNewMessages = defineCall({
  name: 'listNewMessages',
  summary: 'The newer messages of an open chat, which are marked as read',
  access: { route: '/pendencia' },
  unkept: true,
  base: 'rest',
  method: 'PUT',
  path: '/chat/mensagens',
  body: z.object({ idChat: idNumber, idFromMessage: idNumber, isSupplier: z.boolean() }),
  responses: { 200: z.array(chatMessageSchema), 404: errorBodySchema, ...sessionErrors },
});
