import { hasFollowUp } from '@guiche/domain/access';
import { messageViolations } from '@guiche/domain/chat';
import type { Chat, ChatMessage } from '@guiche/domain/entities';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { RequestKey, RequestRow } from '../requests/data/visible-requests.ts';
import { findVisible, lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { chatOfRequest, countUnread, insertMessage, markRead, messagesAfter, requestOfChat } from './data/chats.ts';
import { wireMessage } from './wire-message.ts';

/** Refuses (403) users without the follow-up. @see A-030 */
function refuseWithoutFollowUp({ usuario }: Session): void {
  if (!hasFollowUp(usuario)) throw new CallError(403, 'sem_permissao');
}

/** Marks what the client wrote as read, because the agency sees it now. The request is locked. @see A-169 */
async function read(tx: Transaction, chat: number, request: RequestRow): Promise<void> {
  await markRead(tx, chat);
  await countUnread(tx, chat, request.uuid);
}

/** The key of the request of a chat that the session may use. Errors: 404. */
async function keyOfChat(db: Deps['db'], session: Session, chat: number): Promise<RequestKey> {
  refuseWithoutFollowUp(session);
  const uuid = await requestOfChat(db, chat);
  if (uuid === undefined) throw new CallError(404, 'registro_nao_encontrado');
  return { uuid };
}

/** Opens the chat of a request, which is made if there is none, and marks its messages as read. @see */
export function openChat({ db }: Deps, session: Session, key: RequestKey): Promise<Chat> {
  refuseWithoutFollowUp(session);
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, key);
    const id = await chatOfRequest(tx, request.uuid);
    await read(tx, id, request);
    const messages = await messagesAfter(tx, id, 0);
    return { id, messages: messages.map((row) => wireMessage(row, session)) };
  });
}

/** The newer messages of an open chat. Only news of the client locks the request: most polls bring nothing. @see */
export async function newMessages(
  { db }: Deps,
  session: Session,
  { idChat, idFromMessage }: { readonly idChat: number; readonly idFromMessage: number },
): Promise<ChatMessage[]> {
  const key = await keyOfChat(db, session, idChat);
  await findVisible(db, session, key);
  const came = await messagesAfter(db, idChat, idFromMessage);
  const unread = came.some(({ usuarioId, lida }) => usuarioId === null && !lida);
  if (!unread) return came.map((row) => wireMessage(row, session));
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, key);
    await read(tx, idChat, request);
    return (await messagesAfter(tx, idChat, idFromMessage)).map((row) => wireMessage(row, session));
  });
}

/** Stores a message of the agency. Errors: 422 for an empty one. @see */
export async function storeMessage({ db, now }: Deps, session: Session, chat: number, texto: string): Promise<ChatMessage> {
  const violations = messageViolations(texto);
  if (violations.length > 0) throw new ViolationsError(violations);
  const key = await keyOfChat(db, session, chat);
  return withTransaction(db, async (tx) => {
    await lockVisible(tx, session, key);
    const { usuario } = session;
    const row = await insertMessage(tx, { conversaId: chat, texto: texto.trim(), usuarioId: usuario.id, autor: usuario.nome, em: now() });
    return wireMessage(row, session);
  });
}
