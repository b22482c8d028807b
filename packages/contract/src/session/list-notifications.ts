import { notificationSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** What waits for the user, for the bell of the top menu. @see A-064 */
export const listNotifications = defineCall({
  name: 'listNotifications',
  summary: 'How much waits for the user, by type',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/notificacoes',
  responses: { 200: z.array(notificationSchema), ...sessionErrors },
});
