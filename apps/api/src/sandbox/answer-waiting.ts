import { awaitsChangeApproval } from '@guiche/domain/changed-issues';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { applyClientAnswer, mayBeAnswered, offersTo } from './apply-client-answer.ts';
import { applyClientDecision } from './client-change.ts';
import type { ClientPort } from './client-port.ts';
import { lockWaiting, waitingRequests } from './data/waiting-requests.ts';

/** The most requests of one run, so that no other call waits long. */
const BATCH = 20;

/**
 * Lets the client answer the requests, and decide about the changes, that it has analysed long enough, each in a transaction of its own. A request that another
 * server is answering is skipped, so that each is answered once. Returns how many were answered.
 */
export async function answerWaiting({ db, config, now }: Deps, client: ClientPort): Promise<number> {
  const moment = now();
  const due = { since: new Date(moment.getTime() - config.sandboxClientMinutes * 60_000), now: moment };
  let answered = 0;
  for (const uuid of await waitingRequests(db, due, BATCH)) {
    answered += await withTransaction(db, async (tx) => {
      const row = await lockWaiting(tx, uuid, due);
      if (!row) return 0;
      if (awaitsChangeApproval(statusOf(row))) {
        await applyClientDecision(tx, row, client.decideChange(row.id), moment);
        return 1;
      }
      if (!mayBeAnswered(row)) return 0;
      await applyClientAnswer(tx, row, client.decide(row.id, await offersTo(tx, row)), moment);
      return 1;
    });
  }
  return answered;
}
