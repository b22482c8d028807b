import { chatOfRequest, countUnread, insertMessage } from '../chat/data/chats.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import type { ClientPort } from './client-port.ts';
import { lockRequest, readAsClient, waitingChats } from './data/waiting-chats.ts';

/** The most chats of one run, so that no other call waits long. */
const BATCH = 20;

/** How long the client leaves a message unread, in milliseconds. */
const READING_MS = 20_000;

/** Who writes for the client: the person who sent the request. */
function requesterOf({ solicitante }: RequestRow): string {
  return typeof solicitante['nome'] === 'string' ? solicitante['nome'] : 'Cliente';
}

/** Writes a message of the client, which is unread for the agency. The request is locked. @see A-158 */
export async function applyClientMessage(tx: Transaction, request: RequestRow, texto: string, now: Date): Promise<void> {
  const chat = await chatOfRequest(tx, request.uuid);
  await insertMessage(tx, { conversaId: chat, texto, usuarioId: null, autor: requesterOf(request), em: now });
  await countUnread(tx, chat, request.uuid);
}

/**
 * Lets the client read what the agency wrote, and write back, each chat in a transaction of its own. A chat that another server has is
 * skipped. Returns how many were read.
 */
export async function answerChats({ db, now }: Pick<Deps, 'db' | 'now'>, client: ClientPort): Promise<number> {
  const moment = now();
  let read = 0;
  for (const uuid of await waitingChats(db, new Date(moment.getTime() - READING_MS), BATCH)) {
    read += await withTransaction(db, async (tx) => {
      const request = await lockRequest(tx, uuid);
      if (!request) return 0;
      const texts = await readAsClient(tx, await chatOfRequest(tx, uuid));
      const [newest] = texts;
      if (newest === undefined) return 0;
      const answer = client.answerMessage(newest);
      if (answer !== null) await applyClientMessage(tx, request, answer, moment);
      return 1;
    });
  }
  return read;
}
