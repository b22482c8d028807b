import { STATUS_COTACAO } from '@guiche/domain/enums';
import { isFinalized } from '@guiche/domain/requests';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { cotacao, servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';

/** The first and the last day that count, `2026-11-21`. */
export interface DayWindow {
  readonly first: string;
  readonly last: string;
}

const FINALIZED = STATUS_COTACAO.filter(isFinalized);

/** The air quotes that the session may see, counted by the UTC day of a moment; days without any are left out. */
async function airByDay(db: Queryable, session: Session, { first, last }: DayWindow, moment: SQL, condition?: SQL) {
  const day = sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ dia: day, quantidade: count() })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .innerJoin(solicitacao, eq(solicitacao.uuid, servico.solicitacaoUuid))
    .where(and(requestIsVisible(db, session), eq(servico.tipoServico, 'AEREO'), condition, sql`${day} between ${first} and ${last}`))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  return rows.map(({ dia, quantidade }) => ({ data: `${dia}T00:00:00.000Z`, quantidade }));
}

/** The issued air quotes, by the day of their issue. @see A-264 */
export const issuedAir = (db: Queryable, session: Session, window: DayWindow) =>
  airByDay(db, session, window, sql`(${cotacao.dados} ->> 'dataEmissao')::timestamptz`);

/** The finalized air quotes, by the day on which they were written last. @see */
export const finalizedAir = (db: Queryable, session: Session, window: DayWindow) =>
  airByDay(db, session, window, sql`${cotacao.atualizadaEm}`, inArray(cotacao.status, FINALIZED));
