import { deadlineOfPhase, PHASE_STATUSES, type Phase } from '@guiche/domain/requests';
import { and, asc, count, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { searchedWords } from '../../search-text.ts';
import type { Session } from '../../session/data/sessions.ts';
import { type NamedRequest, selectNamed } from './named-requests.ts';
import { requestIsVisible } from './visible-requests.ts';

export interface ListOptions {
  readonly termo?: string | undefined;
  /** The client instance whose requests are listed; by default all of them. */
  readonly instance?: string | undefined;
  readonly orderBy?: 'dataVencimento' | 'idSolicitacao' | 'empresa' | undefined;
  readonly descending?: boolean | undefined;
}

/** The pattern of texts that contain a word, as it is. */
export function likeWord(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Every word of the term occurs in the number, the travellers, the client or the route. */
export function matches(term: string | undefined): SQL[] {
  return searchedWords(term).map((word) => like(solicitacao.busca, likeWord(word)));
}

function order(phase: Phase, { orderBy = 'dataVencimento', descending = false }: ListOptions): SQL[] {
  const direction = descending ? desc : asc;
  if (orderBy === 'idSolicitacao') return [direction(solicitacao.id)];
  if (orderBy === 'empresa') return [direction(empresa.nome), asc(solicitacao.id)];
  // Requests without a deadline come last whichever way one looks. Where none counts, the client has waited longest for the first. @see A-100
  return [sql`${direction(solicitacao[deadlineOfPhase(phase) ?? 'analiseDesde'])} nulls last`, asc(solicitacao.id)];
}

/** The open requests of a phase that the session may see. @see */
export function listedRequests(db: Queryable, session: Session, phase: Phase, options: ListOptions): Promise<NamedRequest[]> {
  const ofInstance = options.instance === undefined ? undefined : eq(empresa.instancia, options.instance);
  return selectNamed(db)
    .where(and(requestIsVisible(db, session), inArray(solicitacao.status, PHASE_STATUSES[phase]), ofInstance, ...matches(options.termo)))
    .orderBy(...order(phase, options));
}

/** How many open requests wait for the agency. @see A-064 */
export async function countWaiting(db: Queryable, session: Session): Promise<{ quoting: number; issuing: number }> {
  const rows = await db
    .select({ status: solicitacao.status, quantidade: count() })
    .from(solicitacao)
    .where(and(requestIsVisible(db, session), inArray(solicitacao.status, [...PHASE_STATUSES.quoting, ...PHASE_STATUSES.issuing])))
    .groupBy(solicitacao.status);
  const sum = (statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((total, row) => total + row.quantidade, 0);
  return { quoting: sum(PHASE_STATUSES.quoting), issuing: sum(PHASE_STATUSES.issuing) };
}
