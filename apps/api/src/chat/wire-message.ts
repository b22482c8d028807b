import type { ChatMessage } from '@guiche/domain/entities';
import type { Session } from '../session/data/sessions.ts';
import type { MessageRow } from './data/chats.ts';

/** A message as the wire has it for the user of a session. @see A-158 */
export function wireMessage({ id, texto, usuarioId, autor, lida, em }: MessageRow, session: Session): ChatMessage {
  return { id, mensagem: texto, data: em.toISOString(), nomeUsuario: autor, usuarioAtual: usuarioId === session.usuario.id, lida };
}
