import { PROFILES } from '@guiche/domain/access';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

/** A request waits when the client has had it since `since` or longer, and the demo data do not let it wait until after `now`. */
export interface Due {
  readonly since: Date;
  readonly now: Date;
}

const is = (status: StatusSolicitacao) => eq(solicitacao.status, status);

/** Somebody who travels has a login, and sends the choice. @see S-001 */
const travellerChooses = sql`exists (
  select 1 from ${usuario}
  where ${usuario.ativo} and ${usuario.perfis} -> 0 = ${JSON.stringify(PROFILES.TRAVELLER)}::jsonb and ${usuario.pessoaId} is not null
    and ${solicitacao.colaboradores} @> jsonb_build_array(jsonb_build_object('id', ${usuario.pessoaId}))
)`;

/** The client answers by itself: it chooses, or decides about a change of values; what a person with a login decides waits for that person. */
const isDue = ({ since, now }: Due) =>
  and(
    or(and(is('SELECAO_COTACAO'), not(travellerChooses)), and(is('APROVACAO_ALTERACAO'), isNull(solicitacao.aprovadorId))),
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
