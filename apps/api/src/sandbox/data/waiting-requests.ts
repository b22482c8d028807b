import { and, eq, lte } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

const due = (since: Date) => and(eq(solicitacao.status, 'SELECAO_COTACAO'), lte(solicitacao.analiseDesde, since));

/** The requests that a client has analysed since `since` or longer, longest first, at most `most`. */
export async function waitingRequests(db: Queryable, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ uuid: solicitacao.uuid })
    .from(solicitacao)
    .where(due(since))
    .orderBy(solicitacao.analiseDesde)
    .limit(most);
  return rows.map(({ uuid }) => uuid);
}

/** One of them, locked; undefined when it no longer waits, or when another server is answering it. */
export async function lockWaiting(tx: Transaction, uuid: string, since: Date): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(solicitacao)
    .where(and(eq(solicitacao.uuid, uuid), due(since)))
    .for('update', { skipLocked: true });
  return row;
}
