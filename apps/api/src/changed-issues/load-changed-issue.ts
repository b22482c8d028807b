import type { findChangeApproval, findServicesUnderChange } from '@guiche/contract/changed-issues';
import { approvalDifference, awaitsChangeApproval, isChangedIssue, isUnderChange } from '@guiche/domain/changed-issues';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import type { $ZodType, output as Output } from 'zod/v4/core';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { loadRequestOfHistory } from '../requests/load-request.ts';
import { findVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';

type Found<C extends { readonly responses: { readonly 200: $ZodType } }> = Output<C['responses'][200]>;

/** One changed issue, whole. Errors: 404, also for a request that is none; 403 for one that is with another consultant. @see A-103 */
export async function loadChangedIssue(db: Queryable, session: Session, idSolicitacao: number): Promise<TravelRequest> {
  const request = await loadRequestOfHistory(db, session, idSolicitacao);
  const quotes = servicesOf(request).flatMap((service): readonly Quote[] => service.cotacoes);
  const statuses = quotes.map(({ statusCotacao }) => statusCotacao);
  if (!isChangedIssue(request.status, statuses)) throw new CallError(404, 'solicitacao_nao_encontrada');
  return request;
}

/** Some services of a request, grouped as in it, with the state in which they are. */
async function servicesWhich(
  db: Queryable,
  session: Session,
  request: TravelRequest,
  which: (service: Service) => boolean,
): Promise<Found<typeof findServicesUnderChange>> {
  const { versao } = await findVisible(db, session, { uuid: request.uuid });
  return {
    idSolicitacao: request.idSolicitacao,
    status: request.status,
    versao,
    servicosAereos: request.servicosAereos.filter(which),
    servicosHotel: request.servicosHotel.filter(which),
    servicosCarro: request.servicosCarro.filter(which),
    servicosRodoviario: request.servicosRodoviario.filter(which),
    servicosOutros: request.servicosOutros.filter(which),
  };
}

/** The services of a request that are under change. Errors: 404, 403 for a request that is with another consultant. @see A-107 */
export async function servicesUnderChange(db: Queryable, session: Session, idSolicitacao: number) {
  return servicesWhich(db, session, await loadRequestOfHistory(db, session, idSolicitacao), isUnderChange);
}

/** The change of a request that waits for approval, and who approves it: whoever approved the request, unless somebody else is named. Errors: 404, also when nothing waits; 403. @see A-108 */
export async function changeApproval(db: Queryable, session: Session, idSolicitacao: number): Promise<Found<typeof findChangeApproval>> {
  const request = await loadRequestOfHistory(db, session, idSolicitacao);
  if (!awaitsChangeApproval(request.status)) throw new CallError(404, 'solicitacao_nao_encontrada');
  const services = await servicesWhich(db, session, request, (service) => approvalDifference(service) !== null);
  return { ...services, aprovadorAlteracao: request.aprovadorAlteracao ?? request.aprovadorSolicitacao };
}
