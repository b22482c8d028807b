import { and, eq, lte } from 'drizzle-orm';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { applyClientAnswer, mayBeAnswered, offeredQuotes } from './apply-client-answer.ts';
import type { ClientPort } from './client-port.ts';

/** At most so many in one go, so that nobody else waits long. */
const BATCH = 20;

/**
 * Lets the client answer the requests that it has analysed long enough, each in a transaction of its own. A request that another
 * server is answering is skipped, so that each is answered once. Returns how many were answered.
 */
export async function answerWaiting({ db, config, now }: Deps, client: ClientPort): Promise<number> {
  const moment = now();
  const since = new Date(moment.getTime() - config.sandboxClientMinutes * 60_000);
  const due = and(eq(solicitacao.status, 'SELECAO_COTACAO'), lte(solicitacao.analiseDesde, since));
  const waiting = await db.select({ uuid: solicitacao.uuid }).from(solicitacao).where(due).orderBy(solicitacao.analiseDesde).limit(BATCH);
  let answered = 0;
  for (const { uuid } of waiting) {
    answered += await withTransaction(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(solicitacao)
        .where(and(eq(solicitacao.uuid, uuid), due))
        .for('update', { skipLocked: true });
      if (!row || !mayBeAnswered(row)) return 0;
      await applyClientAnswer(tx, row, client.decide(row.id, await offeredQuotes(tx, row)), moment);
      return 1;
    });
  }
  return answered;
}
