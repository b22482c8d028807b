import * as z from 'zod/mini';
import { idNumber, line, paragraph, utcInstant } from './scalars.ts';

/** A message of a chat. @see A-158 */
export const chatMessageSchema = z.object({
  id: idNumber,
  mensagem: paragraph,
  data: utcInstant,
  nomeUsuario: line,
  /** Whether the logged user wrote it. */
  usuarioAtual: z.boolean(),
  lida: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The follow-up chat of a trip, the oldest message first. @see A-158 */
export const chatSchema = z.object({ id: idNumber, messages: z.array(chatMessageSchema) });
export type Chat = z.infer<typeof chatSchema>;
