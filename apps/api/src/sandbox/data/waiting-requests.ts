import type { StatusSolicitacao } from '@guiche/domain/enums';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

/** A request waits when the client has had it since `since` or longer, and the demo data do not let it wait until after `now`. */
export interface Due {
  readonly since: Date;
  readonly now: Date;
}

/** The statuses in which the client answers by itself: it chooses, or decides about a change of values. */
const WITH_THE_CLIENT = ['SELECAO_COTACAO', 'APROVACAO_ALTERACAO'] as const satisfies readonly StatusSolicitacao[];

const isDue = ({ since, now }: Due) =>
  and(
    inArray(solicitacao.status, [...WITH_THE_CLIENT]),
    lte(solicitacao.analiseDesde, since),
    or(isNull(solicitacao.sandboxRespondeEm), lte(solicitacao.sandboxRespondeEm, now)),
  );

/** The requests that a client answers now, the longest analysed first, at most `most`. */
export async function waitingRequests(db: Queryable, due: Due, most: number): Promise<string[]> {
  const rows = await db
    .select({ uuid: solicitacao.uuid })
    .from(solicitacao)
    .where(isDue(due))
    .orderBy(solicitacao.analiseDesde)
    .limit(most);
  return rows.map(({ uuid }) => uuid);
}

/** One of them, locked; undefined when it no longer waits, or when another server is answering it. */
export async function lockWaiting(tx: Transaction, uuid: string, due: Due): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(solicitacao)
    .where(and(eq(solicitacao.uuid, uuid), isDue(due)))
    .for('update', { skipLocked: true });
  return row;
}
