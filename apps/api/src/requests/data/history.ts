import { DEFAULT_HISTORY_ORDER, HISTORY_PAGE, type HistoryOrder } from '@guiche/domain/history';
import { and, asc, desc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { cotacao, servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { searchText } from '../../search-text.ts';
import type { Session } from '../../session/data/sessions.ts';
import { likeWord, matches } from './listed-requests.ts';
import { locatorOf, requestsOfLocator, requestsOfTicket } from './located-requests.ts';
import { type NamedRequest, selectNamed } from './named-requests.ts';
import { plainSql } from './plain-sql.ts';
import { requestIsVisible } from './visible-requests.ts';

type Given<Value> = Value | undefined;

/** What the history is asked for. Days are `2026-11-21`. */
export interface HistoryOptions extends Partial<{ readonly [Name in keyof HistoryOrder]: Given<HistoryOrder[Name]> }> {
  readonly limit?: Given<number>;
  /** The index of the page, from 0. */
  readonly offset?: Given<number>;
  readonly termo?: Given<string>;
  readonly firstDay?: Given<string>;
  readonly lastDay?: Given<string>;
  readonly issueDay?: Given<string>;
  /** Names or parts of them, separated by commas. */
  readonly viajantes?: Given<string>;
}

/** Each word of the term occurs in the request, or the term is a locator or a ticket of one of its quotes. */
function matchesOrCode(db: Queryable, term = ''): SQL | undefined {
  const words = matches(term);
  if (words.length === 0) return undefined;
  const coded = [requestsOfLocator(db, locatorOf(term)), requestsOfTicket(db, term)];
  return or(and(...words), ...coded.map((uuids) => inArray(solicitacao.uuid, uuids)));
}

/** A traveller of the request has this name, or a name with this part. */
function hasTraveller(name: string): SQL {
  const plainName = plainSql(sql`traveller ->> 'nomeCompleto'`);
  return sql`exists (select 1 from jsonb_array_elements(${solicitacao.colaboradores}) traveller where ${plainName} like ${likeWord(name)})`;
}

/** One of the quotes was issued on this day in Brasília. */
function issuedOn(db: Queryable, day: string): SQL {
  const issueDay = sql`((${cotacao.dados} ->> 'dataEmissao')::timestamptz at time zone 'America/Sao_Paulo')::date`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(cotacao)
      .innerJoin(servico, eq(servico.id, cotacao.servicoId))
      .where(and(eq(servico.solicitacaoUuid, solicitacao.uuid), sql`${issueDay} = ${day}::date`)),
  );
}

/** Each order ends with the number, so that no request is on two pages or on none. */
function order({ orderBy = DEFAULT_HISTORY_ORDER.orderBy, descending = DEFAULT_HISTORY_ORDER.descending }: HistoryOptions): SQL[] {
  const direction = descending ? desc : asc;
  if (orderBy === 'idSolicitacao') return [direction(solicitacao.id)];
  if (orderBy === 'empresa') return [direction(empresa.nome), desc(solicitacao.id)];
  return [sql`${direction(solicitacao.dataViagem)} nulls last`, direction(solicitacao.id)];
}

/** A page of the requests that the session may see, whatever their status, and whether there is another one. @see */
export async function historyPage(
  db: Queryable,
  session: Session,
  options: HistoryOptions,
): Promise<{ readonly rows: readonly NamedRequest[]; readonly hasMore: boolean }> {
  const { limit = HISTORY_PAGE.limit, offset = HISTORY_PAGE.offset, firstDay, lastDay, issueDay } = options;
  const names = searchText(...(options.viajantes ?? '').split(',').map((name) => `${name},`)).split(',');
  const conditions = [
    requestIsVisible(db, session),
    matchesOrCode(db, options.termo),
    firstDay === undefined ? undefined : gte(solicitacao.dataViagem, firstDay),
    lastDay === undefined ? undefined : lte(solicitacao.dataViagem, lastDay),
    issueDay === undefined ? undefined : issuedOn(db, issueDay),
    ...names
      .map((name) => name.trim())
      .filter(Boolean)
      .map(hasTraveller),
  ];
  const rows = await selectNamed(db)
    .where(and(...conditions))
    .orderBy(...order(options))
    .limit(limit + 1)
    .offset(limit * offset);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
