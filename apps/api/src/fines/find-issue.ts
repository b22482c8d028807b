import { quoteVersionTag } from '@guiche/contract/fines';
import type { QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { type IssueEnding, issueEnding } from '@guiche/domain/fines';
import { issueInDoubtViolations } from '@guiche/domain/issuing';
import type { MessageKey } from '@guiche/domain/messages';
import type { Queryable, Transaction } from '../db/transaction.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { changedByAnother } from '../quotes/changed-by-another.ts';
import { selectQuote, selectQuoteLocked, selectService } from '../quotes/data/find-quote.ts';
import { type QuoteRow, quoteOfRow } from '../quotes/data/quote-row.ts';
import { requestOfService, type ServiceRow } from '../requests/data/services.ts';
import { type RequestRow, selectVisible, selectVisibleLocked, statusOf } from '../requests/data/visible-requests.ts';
import { refuseAnothers } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';

/** An issue with its service and its request. */
export interface Issue<Kind extends TipoServico> {
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly row: QuoteRow;
  readonly quote: QuoteOf[Kind];
}

/** Which issue a call names, and what it saw of it. */
export interface IssueKey {
  readonly idCotacao: string;
  /** The service that the call names; without it, any of the kind. */
  readonly idServico?: string;
  /** The entity tag of the quote as the caller saw it; undefined for a caller that does not say. */
  readonly seen: string | undefined;
}

/** The refusal of an issue that the session may not see, or that is none of the kind: as of one that does not exist. @see Q-150 */
const unknown = () => new CallError(404, 'emissao_nao_identificada');

async function serviceOf(db: Queryable, kind: TipoServico, row: QuoteRow | undefined): Promise<ServiceRow> {
  const uuid = row && (await requestOfService(db, row.servicoId));
  const service = row && uuid !== undefined ? await selectService(db, uuid, row.servicoId, kind) : undefined;
  if (!service) throw unknown();
  return service;
}

/** An issue of a kind that the session may read. Errors: 404; 403 for a request that is with another consultant. */
export async function findIssue<Kind extends TipoServico>(
  db: Queryable,
  session: Session,
  kind: Kind,
  idCotacao: string,
): Promise<Issue<Kind>> {
  const row = await selectQuote(db, idCotacao);
  const service = await serviceOf(db, kind, row);
  const request = await selectVisible(db, session, { uuid: service.solicitacaoUuid });
  if (!row || !request) throw unknown();
  refuseAnothers(request, session);
  return { request, service, row, quote: quoteOfRow<Kind>(row) };
}

/** Refuses (409) a quote that is stored in another version than the caller saw; without a tag nothing is checked. @see B-061 */
export async function checkSeen(db: Queryable, row: QuoteRow, seen: string | undefined): Promise<void> {
  if (seen !== undefined && seen !== '*' && seen !== quoteVersionTag(row)) throw await changedByAnother(db, row);
}

/**
 * An issue of a kind, locked with its request: nobody else changes it until the transaction ends. Errors: 404; 403 for a request that is with
 * another consultant; 409 when it is stored in another version than the caller saw.
 * @see B-061
 */
export async function lockIssue<Kind extends TipoServico>(
  tx: Transaction,
  session: Session,
  kind: Kind,
  { idCotacao, idServico, seen }: IssueKey,
): Promise<Issue<Kind>> {
  const service = await serviceOf(tx, kind, await selectQuote(tx, idCotacao));
  if (idServico !== undefined && service.id !== idServico) throw unknown();
  const request = await selectVisibleLocked(tx, session, { uuid: service.solicitacaoUuid });
  if (!request) throw unknown();
  refuseAnothers(request, session);
  // Read again: it may have changed while its request was locked by somebody else.
  const row = await selectQuoteLocked(tx, idCotacao);
  if (!row) throw unknown();
  await checkSeen(tx, row, seen);
  return { request, service, row, quote: quoteOfRow<Kind>(row) };
}

/** The refusals (422) of an issue that is ended in another way than the call does. */
const REFUSALS: Record<IssueEnding, MessageKey> = {
  CANCELAMENTO: 'emissao_nao_pode_ser_cancelada',
  ALTERACAO: 'emissao_nao_espera_alteracao',
  DESISTENCIA: 'emissao_ja_emitida',
};

/** How an issue can be ended; null when it cannot. @see */
export function endingOf<Kind extends TipoServico>(kind: Kind, { request, quote }: Issue<Kind>): IssueEnding | null {
  return issueEnding(statusOf(request), kind, quote);
}

/** Refuses (422) an issue that cannot be ended in this way, or of which it is not known whether its provider issued it. */
export function refuseUnlessEnding<Kind extends TipoServico>(kind: Kind, issue: Issue<Kind>, wanted: IssueEnding): void {
  const violations = issueInDoubtViolations([issue.quote]);
  if (violations.length > 0) throw new ViolationsError(violations);
  const ending = endingOf(kind, issue);
  if (ending === wanted) return;
  const key = wanted === 'DESISTENCIA' && ending === null ? 'emissao_nao_pode_ser_cancelada' : REFUSALS[wanted];
  throw new ViolationsError([{ key, field: '' }]);
}
